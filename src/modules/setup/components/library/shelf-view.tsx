import { Form, useNavigation } from 'react-router'
import { Icon } from '#ui/office/icon/icon.tsx'
import { ActionButton } from '#ui/office/controls/action.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { StatePanel } from '#ui/office/state/state.tsx'
import { FolderBar } from './folder-bar.tsx'
import styles from './library.module.css'
import type { Shelf, ShelvedFile } from './shelf.ts'

/** Folders, and the files of one of them as pictures or as a list. Selected files can be moved. */
export function ShelfView({ shelf }: { shelf: Shelf }) {
  const { bar, files, isOpen, empty, words } = shelf
  return (
    <>
      <div className={styles.bar}>
        <FolderBar bar={bar} words={words} isOpen={isOpen} />
        <Ways shelf={shelf} />
      </div>
      {empty && <StatePanel state={empty} />}
      {files.length > 0 && (isOpen ? <Movable shelf={shelf} /> : <Files shelf={shelf} />)}
    </>
  )
}

function Ways({ shelf: { sorts, layouts, words } }: { shelf: Shelf }) {
  return (
    <div className={styles.ways}>
      <nav aria-label={words.sort} className={styles.segments}>
        {sorts.map(({ href, label, isCurrent }) => (
          <a key={href} href={href} aria-current={isCurrent ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <nav aria-label={words.layout} className={styles.segments}>
        {layouts.map(({ href, label, isCurrent, icon }) => (
          <a key={href} href={href} aria-label={label} title={label} aria-current={isCurrent ? 'true' : undefined}>
            <Icon name={icon} size={16} />
          </a>
        ))}
      </nav>
    </div>
  )
}

/** The move bar appears once a file is selected. */
function Movable({ shelf }: { shelf: Shelf }) {
  const { places, words, files } = shelf
  const { formMethod } = useNavigation()
  return (
    // A moved file is in another place, so its selection is reset.
    <Form method="post" className={styles.movable} key={files.map(({ id, about }) => id + about).join(' ')}>
      <input type="hidden" name="intent" value="move" />
      <Files shelf={shelf} isTicked />
      <div className={styles.moving}>
        <label>
          {words.moveTo}
          <select name="to">
            {places.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" isSmall look="primary" disabled={formMethod === 'POST'}>
          {words.move}
        </Button>
      </div>
    </Form>
  )
}

function Files({ shelf: { files, isList }, isTicked }: { shelf: Shelf; isTicked?: boolean }) {
  return (
    <ul className={styles.files} data-as={isList ? 'list' : 'grid'}>
      {files.map((file) => (
        <li key={file.id}>
          {isTicked && <input type="checkbox" name="file" value={file.id} aria-label={file.choose} />}
          <FileLink file={file} />
          {file.act && <ActionButton action={file.act} form={Form} isSmall />}
        </li>
      ))}
    </ul>
  )
}

function FileLink({ file: { href, name, about, picture, icon, marks } }: { file: ShelvedFile }) {
  return (
    <a href={href}>
      <span className={styles.thumb}>
        {picture ? (
          <img src={picture.src} alt="" loading="lazy" decoding="async" style={{ objectPosition: picture.position }} />
        ) : (
          <Icon name={icon} size={28} />
        )}
      </span>
      <span className={styles.text}>
        <b>{name}</b>
        <small>{about}</small>
        {marks.map((mark) => (
          <small key={mark.text} className={styles.mark}>
            <Icon name={mark.icon} size={14} />
            {mark.text}
          </small>
        ))}
      </span>
    </a>
  )
}
