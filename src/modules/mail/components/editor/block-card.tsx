import type { KeyboardEvent } from 'react'
import { Button } from '#ui/office/controls/button.tsx'
import type { EmailBlock } from '../../rules/email-design.ts'
import { BlockFields } from './block-fields.tsx'
import styles from './editor.module.css'
import type { Edit, EditorTexts } from './editor-props.ts'
import { newBlockId } from './new-block-id.ts'

interface BlockCardProps {
  block: EmailBlock
  at: number
  count: number
  texts: EditorTexts
  edit: Edit
  announce: (text: string) => void
}

/** A block in the outline: its fields, its place, and the keys that change it. */
export function BlockCard(props: BlockCardProps) {
  const { block, at, texts, edit } = props
  const title = fillPlace(texts.words.block, at).replace('{type}', texts.blocks[block.type])
  return (
    <li>
      {/* Keys of its fields and buttons; each key has a button too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        className={styles.card}
        aria-label={title}
        tabIndex={-1}
        data-block={block.id}
        onKeyDown={(event) => handleKey(event, props)}
      >
        <header className={styles.head}>
          <h2>{title}</h2>
          <BlockButtons {...props} />
        </header>
        <BlockFields block={block} texts={texts} change={(change) => edit({ do: 'block', at, change })} />
      </section>
    </li>
  )
}

const fillPlace = (text: string, at: number) => text.replace('{n}', String(at + 1))

/** Letters by their place on the keyboard: with Alt they are others on some keyboards. */
function handleKey(event: KeyboardEvent, props: BlockCardProps) {
  if (!event.altKey || event.ctrlKey || event.metaKey) return
  const action = { ArrowUp: moveUp, ArrowDown: moveDown, KeyD: duplicate, Delete: remove }[event.code]
  if (!action) return
  event.preventDefault()
  action(props)
}

const moveUp = ({ at, edit }: BlockCardProps) => edit({ do: 'move', at, by: -1 })
const moveDown = ({ at, edit }: BlockCardProps) => edit({ do: 'move', at, by: 1 })
const duplicate = ({ at, edit }: BlockCardProps) => edit({ do: 'duplicate', at, id: newBlockId() })
const remove = ({ at, edit, texts, announce }: BlockCardProps) => {
  edit({ do: 'remove', at })
  announce(texts.words.removed)
}

function BlockButtons(props: BlockCardProps) {
  const { at, count, texts } = props
  const { words } = texts
  const named = (text: string) => ({ isSmall: true, isSquare: true, 'aria-label': fillPlace(text, at) })
  return (
    <div className={styles.acts}>
      <Button {...named(words.up)} icon="arrow-up" disabled={at === 0} onClick={() => moveUp(props)} />
      <Button {...named(words.down)} icon="arrow-down" disabled={at === count - 1} onClick={() => moveDown(props)} />
      <Button {...named(words.duplicate)} icon="copy" onClick={() => duplicate(props)} />
      <Button {...named(words.remove)} icon="trash" onClick={() => remove(props)} />
    </div>
  )
}
