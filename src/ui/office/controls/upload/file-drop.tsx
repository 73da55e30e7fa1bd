import { type DragEvent, useState } from 'react'
import { useChosenFiles } from '#ui/field/chosen-files.ts'
import { classes } from '#ui/theme/classes.ts'
import { Icon } from '../../icon/icon.tsx'
import styles from './file-drop.module.css'

type FileDropProps = {
  words: Record<'drop' | 'choose' | 'limits', string>
  accept: string
  /** The present activity. No other file is accepted meanwhile. */
  busy: string | null
  read: (file: File) => void
}

/** An area to drop or choose a file. */
export function FileDrop({ words, accept, busy, read }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const take = ([file]: Iterable<File>) => {
    if (file) read(file)
  }
  const choosing = useChosenFiles(take)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // Dropping is for the mouse. The input inside is for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={classes(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={24} />
      <b>{busy ?? words.drop}</b>
      <span>{words.choose}</span>
      <small>{words.limits}</small>
      <input {...choosing} type="file" className="sr" accept={accept} disabled={busy !== null} />
    </label>
  )
}
