import { Banner } from '../../../controls/banner.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import styles from './carried.module.css'

/** A value that a text would change, as a person reads both. */
export interface CarriedChange {
  name: string
  label: string
  before: string
  after: string
}

/** `more` is behind the changes that are shown, where there are others. */
interface CarriedChanges {
  changes: readonly CarriedChange[]
  more?: string | undefined
}

/** `same` where nothing would change. */
type CarriedWords = Record<'willChange' | 'same' | 'before' | 'after' | 'download' | 'choose', string>

/** What a text that is imported would change, before it is stored. */
export function Carried({ changes, more, words }: CarriedChanges & { words: CarriedWords }) {
  if (changes.length === 0) return <Banner kind="notice">{words.same}</Banner>
  return (
    <Banner kind="notice">
      <b>{words.willChange}</b>
      <ul className={styles.changes}>
        {changes.map(({ name, label, before, after }) => (
          <li key={name}>
            <b>{label}</b>
            <span>
              {words.before} <del>{before}</del>
            </span>
            <span>
              {words.after} <ins>{after}</ins>
            </span>
          </li>
        ))}
      </ul>
      {more && <p>{more}</p>}
    </Banner>
  )
}

/** A text as a file (`type`, `name`), and a file as the text of `field`; without a script it is copied and pasted. */
export function CarriedFile(of: { text: string; type: string; name: string; field: string; words: CarriedWords }) {
  const { text, type, name, field, words } = of
  return (
    <p className={styles.file}>
      <ButtonLink href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`} download={name} icon="download">
        {words.download}
      </ButtonLink>
      <label className={styles.choose}>
        {words.choose}{' '}
        <input
          type="file"
          accept={`.${name.split('.').at(-1)},${type}`}
          onChange={({ currentTarget: { files, form } }) =>
            void files?.[0]?.text().then((read) => write(form?.elements.namedItem(field), read))
          }
        />
      </label>
    </p>
  )
}

/** As if it had been typed. */
function write(field: unknown, text: string) {
  if (!(field instanceof HTMLTextAreaElement)) return
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
