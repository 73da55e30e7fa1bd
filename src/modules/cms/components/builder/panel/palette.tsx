import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { normalize } from '#domain/thai-text/normalize.ts'
import { BlockIcon } from '#ui/office/icon/block-icon.tsx'
import { Kbd } from '#ui/office/controls/kbd.tsx'
import type { Kind } from '../server/describe-kinds.server.ts'
import { addBlock } from '../store/edit-page.ts'
import { toFields } from '../keys/focus.ts'
import { useDescribed, useStore } from '../store/use-builder.ts'
import { Choice } from './choice.tsx'
import type { LeftPanelProps } from './left-panel.tsx'
import { RowChoices } from './row-choices.tsx'
import styles from './panel.module.css'

/** All blocks in groups. They are dragged onto the page, or clicked to add one after the selection. */
export function Palette({ around: Around, item }: Required<LeftPanelProps>) {
  const { kinds, groups, words } = useDescribed()
  const [q, setQ] = useState('')
  const found = kinds.filter(({ label, type }) => normalize(`${label} ${type}`).includes(normalize(q.trim())))
  const [first] = q.trim() === '' ? [] : offered(found, { q, groups })
  return (
    <>
      <Search q={q} first={first} onSeek={setQ} />
      {found.length === 0 && <p className={styles.nothing}>{fill(words.notFound, { q })}</p>}
      <Around>
        {q.trim() === '' && <RowChoices item={item} />}
        {groups.map(({ name, label }) => (
          <Group key={name} label={label} kinds={found.filter(({ group }) => group === name)} item={item} />
        ))}
      </Around>
    </>
  )
}

interface SearchProps {
  q: string
  first: Kind | undefined
  onSeek: (q: string) => void
}

/** Enter adds the first match and goes to its fields. */
function Search({ q, first, onSeek }: SearchProps) {
  const { words } = useDescribed()
  const store = useStore()
  return (
    <TextInput
      className={styles.search}
      size="sm"
      type="search"
      value={q}
      placeholder={words.find}
      aria-label={words.find}
      data-find=""
      rightSection={<Kbd keys="/" />}
      onChange={({ currentTarget }) => onSeek(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return
        event.preventDefault()
        addBlock(store, first)
        onSeek('')
        toFields(store)
      }}
    />
  )
}

type Sought = { q: string; groups: readonly { name: string }[] }

/** The matching blocks in palette order. A name that begins with the search text comes first. */
function offered(found: readonly Kind[], { q, groups }: Sought): Kind[] {
  const inOrder = groups.flatMap(({ name }) => found.filter(({ group, isOff }) => group === name && isOff === null))
  const [called, others] = [true, false].map((is) =>
    inOrder.filter(({ label }) => (normalize(label) === normalize(q.trim())) === is),
  )
  return [...called!, ...others!]
}

type GroupProps = { label: string; kinds: readonly Kind[] } & Pick<Required<LeftPanelProps>, 'item'>

function Group({ label, kinds, item }: GroupProps) {
  if (kinds.length === 0) return null
  return (
    <section aria-label={label}>
      <h2 className={styles.group}>{label}</h2>
      <div className={styles.blocks}>
        {kinds.map((kind) => (
          <BlockChoice key={kind.type} kind={kind} item={kind.isOff === null ? item : Still} />
        ))}
      </div>
    </section>
  )
}

const Still = ({ children }: { children: ReactNode }) => <>{children}</>

function BlockChoice({ kind, item }: { kind: Kind } & Pick<Required<LeftPanelProps>, 'item'>) {
  const { words } = useDescribed()
  const store = useStore()
  const off = kind.isOff === null ? undefined : fill(words.off, { module: kind.isOff })
  return (
    <Choice type={kind.type} name={kind.label} off={off} item={item} onAdd={() => addBlock(store, kind)}>
      <span className={styles.block} data-off={off !== undefined} aria-hidden="true">
        <BlockIcon name={off === undefined ? kind.icon : 'lock'} />
        <span>{kind.label}</span>
      </span>
    </Choice>
  )
}
