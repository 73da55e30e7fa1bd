import type { SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import type { FieldUpload } from '../../../form-description.ts'
import { Layer } from '../../../frame/layer/layer.tsx'
import layer from '../../../frame/layer/layer.module.css'
import { Button } from '../../button.tsx'
import { DropZone } from '../drop-zone.tsx'
import { SendingList } from '../sending-list.tsx'
import { useUploads } from '../use-uploads.ts'
import type { LibraryChoice, LibraryWords } from './library.ts'
import { LibraryGrid } from './library-grid.tsx'
import styles from './library.module.css'
import { useLibrary } from './use-library.ts'

type LibraryDialogProps = {
  upload: FieldUpload
  library: LibraryChoice
  onChoose: (key: string) => void
  onClose: () => void
}

/**
 * The library above a form: files by name and folder, and an upload area whose file is chosen at once. It is outside
 * the form in the document, so that the form does not send its fields.
 */
export default function LibraryDialog({ upload, library, onChoose, onClose }: LibraryDialogProps) {
  const { words } = library
  const { asked, found, isFailed, change, more } = useLibrary(library)
  const fields = { ...upload.fields, ...(asked.folder && { folder: asked.folder }) }
  const sent = useUploads({ rules: upload.rules, fields, done: ([first]) => onChoose(first!.key) })
  const { sendings, add, again, drop, hold } = sent
  return createPortal(
    // Events in the dialog must not count as changes of the form.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onInput={stay} onChange={stay} onPaste={stay}>
      <Layer at="middle" label={words.title} onClose={onClose}>
        <header className={layer.head}>
          <h2>{words.title}</h2>
          <Button isSmall look="bare" icon="x" onClick={onClose}>
            {words.close}
          </Button>
        </header>
        <div className={layer.body}>
          <Asking {...{ asked, words, change }} folders={found?.folders ?? []} />
          <p role="status" className={styles.said}>
            {isFailed ? words.failed : found?.said}
          </p>
          {found && found.files.length > 0 && <LibraryGrid files={found.files} choose={({ key }) => onChoose(key)} />}
          {found?.files.length === 0 && <Nothing words={words} />}
          {found?.hasMore && <Button onClick={more}>{words.more}</Button>}
          <SendingList {...{ sendings, again, drop, hold }} words={upload.words} />
          <DropZone rules={upload.rules} words={upload.words} add={add} isOne />
        </div>
      </Layer>
    </div>,
    document.body,
  )
}

const stay = (event: SyntheticEvent) => event.stopPropagation()

type AskingProps = Pick<ReturnType<typeof useLibrary>, 'asked' | 'change'> & { words: LibraryWords; folders: string[] }

/** The dialog opens with the focus in the search. */
const first = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '')

/** '*' means all folders, because '' is the root folder. */
function Asking({ asked, change, words, folders }: AskingProps) {
  return (
    <div className={styles.asking}>
      <input
        ref={first}
        type="search"
        value={asked.q}
        placeholder={words.search}
        aria-label={words.search}
        onChange={({ currentTarget }) => change({ q: currentTarget.value })}
      />
      <select
        value={asked.folder ?? '*'}
        aria-label={words.folder}
        onChange={({ currentTarget: { value } }) => change({ folder: value === '*' ? null : value })}
      >
        <option value="*">{words.everywhere}</option>
        <option value="">{words.outside}</option>
        {folders.map((folder) => (
          <option key={folder}>{folder}</option>
        ))}
      </select>
    </div>
  )
}

function Nothing({ words }: { words: LibraryWords }) {
  return (
    <div className={styles.nothing}>
      <b>{words.none}</b>
      <p>{words.noneText}</p>
    </div>
  )
}
