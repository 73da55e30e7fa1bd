import type { ElementType } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { ActionButton } from '../../controls/action.tsx'
import part from '../../controls/part.module.css'
import card from '../record.module.css'
import { AddAttachments } from './add-attachments.tsx'
import styles from './attachments.module.css'
import type { AttachedFile, AttachmentList } from './description.ts'

type AttachmentsProps = { attachments: AttachmentList; form?: ElementType | undefined }

/** The files attached to a record: open, add and remove. */
export function Attachments({ attachments, form }: AttachmentsProps) {
  const { title, count, empty, items, add } = attachments
  return (
    <section className={card.card}>
      <header>
        <h2>{title}</h2>
        {count && <b className={part.count}>{count}</b>}
      </header>
      <div className={styles.body}>
        {items.length === 0 && !add && <p className={part.muted}>{empty}</p>}
        {items.length > 0 && (
          <ul className={styles.files}>
            {items.map((item) => (
              <AttachedItem key={item.id} item={item} form={form} />
            ))}
          </ul>
        )}
        {add && <AddAttachments add={add} form={form} />}
      </div>
    </section>
  )
}

function AttachedItem({ item, form }: { item: AttachedFile; form?: ElementType | undefined }) {
  const { name, icon, href, about, remove } = item
  return (
    <li>
      <Icon name={icon} size={20} />
      <span>
        <a className={part.link} href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
        <small>{about}</small>
      </span>
      {remove && <ActionButton action={remove} form={form} isSmall look="bare" />}
    </li>
  )
}
