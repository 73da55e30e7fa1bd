import { TextInput } from '@mantine/core'
import type { KeyboardEvent, PointerEvent } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Icon } from '#ui/office/icon/icon.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import type { Entry } from '../../../rules/menu/outline.ts'
import type { MenuDescription } from '../describe-menu.server.ts'
import styles from './menu.module.css'
import { TargetField } from './target-field.tsx'
import type { Act } from './use-entries.ts'

type EntryRowProps = {
  entry: Entry
  described: MenuDescription
  act: (act: Act) => void
  /** Explains how to move an entry. */
  how: string
  state: MenuDescription['states'][string] | undefined
  faults: Partial<Record<'title' | 'titleEn' | 'target', string>>
  isOpen: boolean
  toggle: () => void
  isLifted: boolean
  press: (event: KeyboardEvent) => void
  grip: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  >
}

/** An entry: its grip, its text and its target. When open, its fields. */
export function EntryRow(props: EntryRowProps) {
  const { entry, described, state, isOpen } = props
  const { words, lock } = described
  const name = entry.title || words.title
  return (
    <>
      <div className={styles.row}>
        {!lock && <Grip {...props} name={name} />}
        <span className={styles.name}>
          <b>{name}</b>
          <small className={state?.fault ? styles.fault : undefined}>
            {state?.fault ? `${state.name ?? entry.target}: ${state.fault}` : (state?.name ?? entry.target)}
          </small>
        </span>
        {!lock && <Acts {...props} name={name} />}
      </div>
      {isOpen && !lock && <Fields {...props} />}
    </>
  )
}

type Named = EntryRowProps & { name: string }

/** The handle that moves an entry. */
function Grip({ entry, described: { words }, how, isLifted, press, grip, name }: Named) {
  return (
    <button
      type="button"
      className={styles.grip}
      data-grip={entry.id}
      aria-label={fill(words.lift, { name })}
      aria-describedby={how}
      aria-pressed={isLifted}
      onKeyDown={press}
      {...grip}
    >
      <Icon name="grip-vertical" size={16} />
    </button>
  )
}

function Acts({ entry, described: { words }, act, isOpen, toggle, name }: Named) {
  const remove = () => act({ does: 'remove', id: entry.id })
  const look = { look: 'bare', isSmall: true, isSquare: true } as const
  return (
    <>
      <Button {...look} icon="pencil" aria-expanded={isOpen} aria-label={fill(words.edit, { name })} onClick={toggle} />
      <Button {...look} icon="trash" aria-label={fill(words.remove, { name })} onClick={remove} />
    </>
  )
}

function Fields({ entry, described, act, state, faults }: EntryRowProps) {
  const { words } = described
  const write = (change: Partial<Pick<Entry, 'title' | 'titleEn' | 'target'>>) =>
    act({ does: 'write', id: entry.id, change })
  return (
    <div className={styles.fields}>
      <TextInput
        label={words.title}
        value={entry.title}
        error={faults.title}
        maxLength={200}
        onChange={({ currentTarget }) => write({ title: currentTarget.value })}
      />
      <TextInput
        label={words.titleEn}
        description={words.titleEnHint}
        value={entry.titleEn}
        error={faults.titleEn}
        maxLength={200}
        onChange={({ currentTarget }) => write({ titleEn: currentTarget.value })}
      />
      <TargetField
        words={words}
        kinds={described.kinds}
        begun={state?.kind ?? 'address'}
        target={entry.target}
        name={state?.name ?? null}
        problem={faults.target}
        choose={(target) => write({ target })}
      />
    </div>
  )
}
