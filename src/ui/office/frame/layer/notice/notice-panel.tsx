import { classes } from '#ui/theme/classes.ts'
import { Layer } from '../layer.tsx'
import { LayerHead } from '../layer-head.tsx'
import layer from '../layer.module.css'
import { Button } from '../../../controls/button.tsx'
import styles from './notice.module.css'

export interface ShownNotice {
  id: string
  title: string
  text: string | null
  href: string
  when: string
  isRead: boolean
}

export type NoticeWords = Record<
  'notices' | 'close' | 'readAll' | 'readOne' | 'unread' | 'none' | 'noneText' | 'noticesFailed' | 'retry' | 'loading',
  string
>

interface NoticePanelProps {
  words: NoticeWords
  /** Undefined while loading, null if loading failed. */
  notices: ShownNotice[] | null | undefined
  onRead: (id: string) => void
  onRetry: () => void
  onClose: () => void
}

/** The person's notices, newest first. Unread ones have a dot and a label. */
export function NoticePanel({ words, notices, onRead, onRetry, onClose }: NoticePanelProps) {
  const hasUnread = notices?.some(({ isRead }) => !isRead)
  return (
    <Layer at="side" label={words.notices} onClose={onClose}>
      <LayerHead title={words.notices} close={words.close} onClose={onClose}>
        {hasUnread && (
          <Button isSmall onClick={() => onRead('all')}>
            {words.readAll}
          </Button>
        )}
      </LayerHead>
      <div className={layer.body}>
        {notices === undefined && (
          <p role="status" className={styles.quiet}>
            {words.loading}
          </p>
        )}
        {notices === null && (
          <div role="alert" className={styles.none}>
            <p>{words.noticesFailed}</p>
            <Button icon="refresh" onClick={onRetry}>
              {words.retry}
            </Button>
          </div>
        )}
        {notices?.length === 0 && (
          <div className={styles.none}>
            <b>{words.none}</b>
            <p>{words.noneText}</p>
          </div>
        )}
        <ul className={styles.list}>
          {notices?.map((notice) => (
            <Item key={notice.id} {...{ notice, words, onRead }} />
          ))}
        </ul>
      </div>
    </Layer>
  )
}

function Item({ notice, words, onRead }: Pick<NoticePanelProps, 'words' | 'onRead'> & { notice: ShownNotice }) {
  const { id, title, text, href, when, isRead } = notice
  return (
    <li className={classes(styles.item, !isRead && styles.unread)}>
      <a href={href} onClick={() => !isRead && onRead(id)}>
        <b>
          {title}
          {!isRead && <span className="sr"> ({words.unread})</span>}
        </b>
        {text && <p>{text}</p>}
        <small>{when}</small>
      </a>
      {!isRead && (
        <Button
          look="bare"
          isSquare
          isSmall
          icon="check"
          aria-label={`${words.readOne}: ${title}`}
          onClick={() => onRead(id)}
        />
      )}
    </li>
  )
}
