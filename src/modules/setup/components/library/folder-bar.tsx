import { Form } from 'react-router'
import { Icon } from '#ui/office/icon/icon.tsx'
import { ActionButton } from '#ui/office/controls/action.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import styles from './library.module.css'
import type { FolderBar as Bar, ShelfWords } from './shelf.ts'

interface FolderBarProps {
  bar: Bar
  words: ShelfWords
  isOpen: boolean
}

/** The current folder, its subfolders, and the actions on it. */
export function FolderBar({ bar, words, isOpen }: FolderBarProps) {
  const { way, folders } = bar
  return (
    <section className={styles.folders} aria-label={words.folders}>
      <nav aria-label={words.crumbs}>
        <ol className={styles.way}>
          {way.map(({ href, label, isHere }) => (
            <li key={href}>
              <a href={href} aria-current={isHere ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {folders.length > 0 && (
        <ul className={styles.chips}>
          {folders.map(({ href, name, count }) => (
            <li key={href}>
              <a href={href}>
                <Icon name="folder" size={16} />
                {name}
                {count && <small>{count}</small>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <FolderActions bar={bar} words={words} />}
    </section>
  )
}

function FolderActions({ bar: { here, name, remove }, words }: Omit<FolderBarProps, 'isOpen'>) {
  return (
    <div className={styles.actions}>
      {here !== '' && (
        <Naming key={`in ${here}`} title={words.folderNew} label={words.folderName} act={words.folderMake}>
          <input type="hidden" name="intent" value="folder-make" />
          <input type="hidden" name="parent" value={here ?? ''} />
        </Naming>
      )}
      {here && (
        <Naming key={here} title={words.folderRename} label={words.folderName} act={words.folderKeep} name={name}>
          <input type="hidden" name="intent" value="folder-rename" />
          <input type="hidden" name="folder" value={here} />
        </Naming>
      )}
      {remove && <ActionButton action={remove} form={Form} isSmall look="bare" />}
    </div>
  )
}

interface NamingProps {
  title: string
  label: string
  act: string
  name?: string
  children: React.ReactNode
}

/** A collapsed form that asks for a name. */
function Naming({ title, label, act, name, children }: NamingProps) {
  return (
    <details className={styles.naming}>
      <summary>{title}</summary>
      <Form method="post">
        {children}
        <input name="name" defaultValue={name} aria-label={label} placeholder={label} required maxLength={60} />
        <Button type="submit" isSmall>
          {act}
        </Button>
      </Form>
    </details>
  )
}
