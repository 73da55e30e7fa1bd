import { TextInput } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { canon } from '#domain/thai-text/canon.ts'
import { BlockIcon } from '#ui/office/icon/block-icon.tsx'
import { Kbd } from '#ui/office/part/kbd.tsx'
import type { Kind } from '../server/describe-kinds.server.ts'
import { addBlock } from '../store/edit-page.ts'
import { useDescribed, useStore } from '../store/use-builder.ts'
import type { LeftPanelProps } from './left-panel.tsx'
import styles from './panel.module.css'

/** All blocks in their groups: dragged onto the page, or pressed, which puts one after what is selected. */
export function Palette({ around: Around, item: Item }: Required<LeftPanelProps>) {
  const { kinds, groups, words } = useDescribed()
  const [q, setQ] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useSlash(input)
  const found = kinds.filter(({ label, type }) => canon(`${label} ${type}`).includes(canon(q.trim())))
  return (
    <>
      <TextInput
        ref={input}
        className={styles.search}
        size="sm"
        type="search"
        value={q}
        placeholder={words.find}
        aria-label={words.find}
        rightSection={<Kbd keys="/" />}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
      />
      {found.length === 0 && <p className={styles.nothing}>{fill(words.notFound, { q })}</p>}
      <Around>
        {groups.map(({ name, label }) => {
          const inGroup = found.filter(({ group }) => group === name)
          return (
            inGroup.length > 0 && (
              <section key={name} aria-label={label}>
                <h2 className={styles.group}>{label}</h2>
                <div className={styles.blocks}>
                  {inGroup.map((kind) => (
                    <BlockChoice key={kind.type} kind={kind} item={kind.isOff === null ? Item : Still} />
                  ))}
                </div>
              </section>
            )
          )
        })}
      </Around>
    </>
  )
}

const Still = ({ children }: { children: ReactNode }) => <>{children}</>

/** What is dragged is drawn twice while it is: only the button over it, which lets the mouse through, is there for keys and readers. */
function BlockChoice({ kind, item: Item }: { kind: Kind } & Pick<Required<LeftPanelProps>, 'item'>) {
  const { words } = useDescribed()
  const store = useStore()
  const off = kind.isOff === null ? undefined : fill(words.off, { module: kind.isOff })
  const add = () => off === undefined && addBlock(store, kind)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button is for keys
    <div className={styles.choice} title={off} onClick={add} data-choice={kind.type}>
      <Item name={kind.type} label={fill(words.drag, { name: kind.label })}>
        <span className={styles.block} data-off={off !== undefined} aria-hidden="true">
          <BlockIcon name={off === undefined ? kind.icon : 'lock'} />
          <span>{kind.label}</span>
        </span>
      </Item>
      <button
        type="button"
        className={styles.cover}
        aria-disabled={off !== undefined}
        aria-label={off ?? fill(words.add, { name: kind.label })}
        onClick={(event) => {
          event.stopPropagation()
          add()
        }}
      />
    </div>
  )
}

/** `/` begins the search, wherever one is but in a field. */
function useSlash(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { tagName, isContentEditable } = event.target as HTMLElement
      if (event.code !== 'Slash' || event.ctrlKey || event.metaKey || isContentEditable) return
      if (['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName)) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [input])
}
