import { type ElementType, useId, useRef } from 'react'
import { Button } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import type { Timeline, TimelineWords } from './description.ts'
import styles from './timeline.module.css'
import { useCalling } from './use-calling.ts'

type ComposerProps = {
  composer: NonNullable<Timeline['composer']>
  words: TimelineWords
  form?: ElementType | undefined
  written?: string | undefined
}

/** The input for a comment. An @ offers the names of colleagues. Arrows and Enter choose, Esc cancels. */
export function Composer({ composer, words, form: Form = 'form', written }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const list = useId()
  const { offered, at, look, press, choose } = useCalling(box, composer.colleagues)
  const isOpen = offered.length > 0
  const combobox = isOpen && {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': list,
    'aria-activedescendant': `${list}-${at}`,
  }
  return (
    <Form method="post" className={styles.composer}>
      <HiddenFields fields={composer.hidden} />
      <textarea
        ref={box}
        name="text"
        rows={2}
        required
        data-key="M"
        aria-label={words.write}
        placeholder={words.write}
        defaultValue={written}
        onInput={look}
        onClick={look}
        onKeyDown={press}
        {...combobox}
      />
      {isOpen && <Offered {...{ id: list, label: words.colleagues, offered, at, choose }} />}
      <div className={styles.send}>
        <span>{words.unseen}</span>
        <Button isSmall type="submit" keys="⌘↵">
          {words.send}
        </Button>
      </div>
    </Form>
  )
}

type OfferedProps = { id: string; label: string; offered: string[]; at: number; choose: (name: string) => void }

/** The pointer chooses before the text loses its focus. */
function Offered({ id, label, offered, at, choose }: OfferedProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.offered}>
      {offered.map((name, index) => (
        <div
          key={name}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerDown={(event) => {
            event.preventDefault()
            choose(name)
          }}
        >
          {name}
        </div>
      ))}
    </div>
  )
}
