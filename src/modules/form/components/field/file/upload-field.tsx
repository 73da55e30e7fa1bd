import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { useChosenFiles } from '#ui/field/chosen-files.ts'
import { FieldHints } from '#ui/field/field.tsx'
import type { FormPageContent } from '../../../page-types/form/load.server.ts'
import { pathText } from '../../state/answers.ts'
import type { PendingFile } from '../../state/form-store.ts'
import { type FieldContent, type FieldState, useField } from '../../state/use-field.ts'
import { useFormState } from '../../state/use-form-state.ts'
import { FieldGroup, labelsOf } from '../field-frame.tsx'
import styles from '../field.module.css'
import { useUploads } from './use-uploads.ts'

const noFiles: readonly PendingFile[] = []

/** Files that a person attaches: the choice, the state of each file, and the button that removes it. */
export function UploadField({ content }: { content: FieldContent }) {
  const state = useField(content)
  const { field, page, controlID, controlName } = state
  const uploads = useUploads(state)
  const input = useChosenFiles(uploads.add)
  const words = page?.content.uploads
  return (
    <FieldGroup state={state}>
      <label className={styles.pick}>
        <input
          {...input}
          type="file"
          id={`${controlID}-file`}
          name={controlName}
          multiple={field.itemLimit > 1}
          accept={field.fileTypeLimit.map((type) => `.${type}`).join(',') || undefined}
          aria-label={`${labelsOf(state).label} ${words?.choose ?? ''}`}
        />
        <span aria-hidden="true">{words?.choose ?? '…'}</span>
      </label>
      {words && <FieldHints id={`${controlID}-file`} hint={acceptedText(words, field)} />}
      {uploads.problems.map((problem) => (
        <div key={problem} role="alert">
          <FieldHints id={`${controlID}-choice`} error={problem} />
        </div>
      ))}
      {!state.isReady && uploads.keys.map((key) => <input key={key} type="hidden" name={controlName} value={key} />)}
      {words && <Files {...{ state, uploads, words }} />}
    </FieldGroup>
  )
}

interface FilesProps {
  state: FieldState
  uploads: ReturnType<typeof useUploads>
  words: UploadFieldWords
}

/** The files of the field, each with its state, and the button that uploads those that were chosen. */
function Files({ state, uploads, words }: FilesProps) {
  const pending = useFormState((form) => form.pending[pathText(state.path)], undefined) ?? noFiles
  const names = useFormState((form) => form.fileNames, undefined) ?? {}
  return (
    <>
      <ul className={styles.files}>
        {uploads.keys.map((key, at) => (
          <UploadedFile
            key={key}
            name={names[key] ?? nameOfKey(words, key, at)}
            words={words}
            onRemove={() => uploads.removeFile(key)}
          />
        ))}
        {pending.map((file) => (
          <WaitingFile
            key={file.id}
            {...{ file, words }}
            onAgain={() => uploads.upload(file.id)}
            onRemove={() => uploads.removePending(file.id)}
          />
        ))}
      </ul>
      {pending.some((file) => file.state === 'selected') && (
        <Button type="button" look="line" isSmall onClick={uploads.uploadAll}>
          {words.upload}
        </Button>
      )}
    </>
  )
}

type UploadFieldWords = FormPageContent['uploads']

const acceptedText = (
  words: UploadFieldWords,
  field: { fileTypeLimit: readonly string[]; itemLimit: number; fileSizeLimit: number },
) => fill(words.accepts, { types: field.fileTypeLimit.join(', '), count: field.itemLimit, size: field.fileSizeLimit })

/** After a reload only the key of a file is known. */
const nameOfKey = (words: UploadFieldWords, key: string, at: number) =>
  fill(words.file, { n: at + 1, type: key.slice(key.lastIndexOf('.') + 1) })

function UploadedFile({ name, words, onRemove }: { name: string; words: UploadFieldWords; onRemove: () => void }) {
  return (
    <li className={styles.file} data-state="uploaded">
      <span className={styles.file__name}>{name}</span>
      <span className={styles.file__state}>{words.uploaded}</span>
      <RemoveButton label={fill(words.remove, { name })} onClick={onRemove} />
    </li>
  )
}

interface WaitingFileProps {
  file: PendingFile
  words: UploadFieldWords
  onAgain: () => void
  onRemove: () => void
}

function WaitingFile({ file, words, onAgain, onRemove }: WaitingFileProps) {
  const { name, state, percent, problem } = file
  const said = { selected: words.selected, uploading: fill(words.uploading, { percent }), failed: problem }[state]
  return (
    <li className={styles.file} data-state={state}>
      <span className={styles.file__name}>{name}</span>
      <span className={styles.file__state}>{said}</span>
      {state === 'failed' && (
        <Button type="button" look="line" isSmall onClick={onAgain}>
          {words.again}
        </Button>
      )}
      <RemoveButton label={fill(words.remove, { name })} onClick={onRemove} />
      {state === 'uploading' && (
        <progress
          className={styles.file__bar}
          max={100}
          value={percent}
          aria-label={fill(words.state, { name, state: said })}
        />
      )}
    </li>
  )
}

const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button type="button" look="quiet" isSmall icon="close" aria-label={label} onClick={onClick} />
)
