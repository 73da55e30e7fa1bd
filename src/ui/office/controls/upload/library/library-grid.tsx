import type { KeyboardEvent } from 'react'
import { Icon } from '../../../icon/icon.tsx'
import type { LibraryItem } from './library.ts'
import styles from './library.module.css'

type LibraryGridProps = { files: LibraryItem[]; choose: (file: LibraryItem) => void }

/** Files to choose from. A click chooses, and arrow keys move through the grid. */
export function LibraryGrid({ files, choose }: LibraryGridProps) {
  return (
    // The list handles the keys of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className={styles.grid} onKeyDown={move}>
      {files.map((file) => (
        <li key={file.key}>
          <button type="button" className={styles.item} onClick={() => choose(file)}>
            <span className={styles.thumb}>
              {file.picture ? <img src={file.picture} alt="" loading="lazy" /> : <Icon name="file-text" size={28} />}
            </span>
            <b>{file.name}</b>
            <small>{file.about}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

function move(event: KeyboardEvent<HTMLUListElement>) {
  const all = [...event.currentTarget.querySelectorAll('button')]
  const at = all.indexOf(document.activeElement as HTMLButtonElement)
  const to = at < 0 ? undefined : all[at + stepOf(event.key, all)]
  if (!to || to === all[at]) return
  event.preventDefault()
  to.focus()
}

/** Returns by how many positions a key moves. A row has as many files as share the top of the first. */
function stepOf(key: string, all: HTMLButtonElement[]): number {
  const columns = Math.max(1, all.filter(({ offsetTop }) => offsetTop === all[0]!.offsetTop).length)
  const steps = new Map([
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
    ['ArrowDown', columns],
    ['ArrowUp', -columns],
  ])
  return steps.get(key) ?? 0
}
