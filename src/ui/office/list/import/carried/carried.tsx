import { Banner } from '../../../controls/banner.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import styles from './carried.module.css'

/** A value that an import would change, with its texts before and after. */
export interface CarriedChange {
  name: string
  label: string
  before: string
  after: string
}

/** `more` follows the shown changes if there are others. */
interface CarriedChanges {
  changes: readonly CarriedChange[]
  more?: string | undefined
}

/** `same` is shown if nothing would change. */
type CarriedWords = Record<'willChange' | 'same' | 'before' | 'after' | 'download' | 'choose', string>

/** Previews the changes of an imported text before it is stored. */
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

/**
 * Offers a text as a file (`type`, `name`) and reads a file into the text `field`. Without scripts people copy and
 * paste.
 */
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

/** Sets the text as if it were typed. */
function write(field: unknown, text: string) {
  if (!(field instanceof HTMLTextAreaElement)) return
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
