import { type ElementType, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import menu from '../controls/menu.module.css'
import type { OfficeFrameProps } from './frame.tsx'
import styles from './frame.module.css'

type PersonMenuProps = Pick<OfficeFrameProps, 'person' | 'words' | 'signOutAction'> & { form?: ElementType }

/** The person, their own links, and the sign-out (a form, because it changes state). */
export function PersonMenu({ person, words, signOutAction, form: Form = 'form' }: PersonMenuProps) {
  const id = useId()
  return (
    <>
      <button type="button" className={styles.person} popoverTarget={id}>
        <span className="sr">{words.account} </span>
        <span className={styles.avatar} aria-hidden="true">
          {person.mark}
        </span>
        <span className={styles.personText}>
          <b>{person.name}</b>
          <small>{person.role}</small>
        </span>
      </button>
      <div id={id} popover="auto" className={menu.menu} role="group" aria-label={words.account}>
        {person.links?.map((link) => (
          <a key={link.href} className={menu.item} href={link.href}>
            {link.label}
          </a>
        ))}
        {person.links && person.links.length > 0 && <hr className={menu.rule} />}
        <Form method="post" action={signOutAction}>
          <button type="submit" className={menu.item}>
            <Icon name="logout" />
            {words.signOut}
          </button>
        </Form>
      </div>
    </>
  )
}
