import { formatBytes } from '#domain/file/file-bytes.ts'
import { fill } from '#domain/locale/fill.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useChosenFiles } from '#ui/field/chosen-files.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { PlayerWords } from '../../words.ts'
import { partId, type PartProps, stemId } from '../part-props.ts'
import styles from '../parts.module.css'
import { useAnswerFiles } from './use-answer-files.ts'

/** Uploaded files. */
export function FilePart({ slot, response, onChange, isReadOnly, words, fileUrl }: PartProps<'file'>) {
  const rules = slot.question.content
  const keys = response ?? []
  const change = (next: string[]) => onChange(next.length === 0 ? null : next)
  const { names, sending, problem, add } = useAnswerFiles({ keys, rules, words, onChange: change })
  const nameOf = (key: string, index: number) =>
    names[key] ?? fill(words.fileNumber, { n: index + 1, ext: key.split('.').at(-1) ?? '' })
  const hintId = partId(slot.slot, 'files-hint')
  return (
    <fieldset className={styles.group} aria-describedby={stemId(slot.slot)}>
      <legend className={styles.legend}>{words.files}</legend>
      <ul className={styles.rows}>
        {keys.map((key, index) => (
          <li key={key} className={styles.row}>
            <a className="link" href={fileUrl(key)} target="_blank" rel="noreferrer">
              {nameOf(key, index)}
            </a>
            {!isReadOnly && (
              <IconButton
                icon="close"
                label={fill(words.removeFile, { name: nameOf(key, index) })}
                onClick={() => change(keys.filter((one) => one !== key))}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.hint} role="status">
        {sending && fill(words.uploading, sending)}
      </p>
      <Problem text={problem} />
      {!isReadOnly && <Chooser label={words.attach} accept={rules.accept} {...{ hintId, add }} />}
      <p className={styles.hint} id={hintId}>
        {acceptedText(rules, words)}
      </p>
    </fieldset>
  )
}

function Problem({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  )
}

type Rules = PartProps<'file'>['slot']['question']['content']

const acceptedText = ({ accept, maxFiles, maxBytes }: Rules, words: PlayerWords) =>
  fill(words.accepted, { types: accept.join(', '), most: maxFiles, size: formatBytes(maxBytes) })

type ChooserProps = { label: string; accept: string[]; hintId: string; add: (files: readonly File[]) => void }

function Chooser({ label, accept, hintId, add }: ChooserProps) {
  const choosing = useChosenFiles(add)
  return (
    <label className={styles.attach}>
      <Icon name="plus" />
      {label}
      <input
        {...choosing}
        type="file"
        multiple
        accept={accept.map((ext) => `.${ext}`).join(',')}
        aria-describedby={hintId}
      />
    </label>
  )
}
