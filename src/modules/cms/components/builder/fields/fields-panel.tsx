import { useState } from 'react'
import { changeObject } from '#domain/page/edit/edits.ts'
import { findPart } from '#domain/page/edit/find.ts'
import type { PageObject } from '#domain/page/page.ts'
import { fill } from '#domain/locale/fill.ts'
import { BlockIcon } from '#ui/office/icon/block-icon.tsx'
import { nameOf, type BuilderMessage, useBuilder, useDescribed, useStore } from '../store/use-builder.ts'
import { Findings } from '../panel/findings.tsx'
import { FieldControl } from './control.tsx'
import styles from './fields.module.css'
import { FlagField } from './conditions/flag-field.tsx'
import { withProp } from './prop.ts'
import { PartCommands } from './part-commands.tsx'
import { ColumnFields, RowFields } from './rows/row-fields.tsx'
import { WhenFields } from './conditions/when-fields.tsx'

type Tab = 'content' | 'look' | 'conditions'

/** The settings of the selected part. */
export function FieldsPanel() {
  const told = useDescribed()
  const { words } = told
  const chosen = useChosen()
  return (
    <aside className={styles.panel} aria-label={words.fields} data-fields={chosen?.own.id ?? ''}>
      {!chosen && <p className={styles.none}>{words.choosePart}</p>}
      {chosen && <Head {...headOf(chosen, told)} id={chosen.own.id} canBeCopied={chosen.part !== 'column'} />}
      {chosen && 'columns' in chosen.own && <RowFields row={chosen.own} />}
      {chosen && 'objects' in chosen.own && <ColumnFields column={chosen.own} />}
      {chosen && 'props' in chosen.own && <ObjectFields key={chosen.own.id} object={chosen.own} />}
      <Findings />
    </aside>
  )
}

/** The selected part. It keeps its identity while its content and place are equal, so other changes cause no render. */
function useChosen() {
  const own = useBuilder(({ page, selected }) => ownOf(findPart(page, selected)))
  const part = useBuilder(({ page, selected }) => findPart(page, selected)?.part ?? null)
  const at = useBuilder(({ page, selected }) => findPart(page, selected)?.at.at(-1) ?? 0)
  return own && { own, part, at }
}

const ownOf = (found: ReturnType<typeof findPart>) =>
  found && (found.part === 'row' ? found.row : found.part === 'column' ? found.column : found.object)

function headOf({ own, at }: NonNullable<ReturnType<typeof useChosen>>, told: BuilderMessage) {
  const { words, kindOf } = told
  if ('columns' in own) return { icon: 'layout-rows', name: fill(words.row, { n: at + 1 }) }
  if ('objects' in own) return { icon: 'columns-3', name: fill(words.column, { n: at + 1 }) }
  return { icon: kindOf.get(own.type)?.icon ?? 'help-circle', name: nameOf(told, own.type) }
}

function Head({ icon, name, id, canBeCopied }: { icon: string; name: string; id: string; canBeCopied: boolean }) {
  return (
    <div className={styles.head}>
      <BlockIcon name={icon} />
      <h2>{name}</h2>
      <PartCommands id={id} canBeCopied={canBeCopied} />
    </div>
  )
}

function ObjectFields({ object }: { object: PageObject }) {
  const { kindOf, words } = useDescribed()
  const store = useStore()
  const [tab, setTab] = useState<Tab>('content')
  const kind = kindOf.get(object.type)
  if (!kind || object.version > kind.version) return <p className={styles.none}>{words.unknownText}</p>
  const props = { ...kind.defaults, ...object.props }
  const inTab = (name: Tab) => kind.fields.filter((field) => (field.tab ?? 'content') === name)
  const tabs = tabNames.filter((name) => name === 'conditions' || inTab(name).length > 0)
  const put = (name: string, value: unknown) => {
    const { page } = store.get()
    const present = findPart(page, object.id)
    if (present?.part !== 'object') return
    const next = withProp(present.object.props, name, value) as PageObject['props']
    store.change(changeObject(page, object.id, { props: next }), `${object.id} ${name}`)
  }
  const open = tabs.includes(tab) ? tab : (tabs[0] ?? 'content')
  return (
    <>
      {tabs.length > 1 && <Tabs tabs={tabs} chosen={open} onChoose={setTab} />}
      <div className={styles.fields}>
        {inTab(open).map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={props[field.name]}
            beside={props}
            onChange={(value) => put(field.name, value)}
          />
        ))}
        {open === 'conditions' && <ObjectWhen object={object} />}
      </div>
    </>
  )
}

function ObjectWhen({ object: { id, when, flagCode = '' } }: { object: PageObject }) {
  const store = useStore()
  const put = (change: Parameters<typeof changeObject>[2], name: string) =>
    store.change(changeObject(store.get().page, id, change), `${id} ${name}`)
  return (
    <>
      <WhenFields when={when} onChange={(next) => put({ when: next }, 'when')} />
      <FlagField code={flagCode} onChange={(next) => put({ flagCode: next }, 'flag')} />
    </>
  )
}

const tabNames = ['content', 'look', 'conditions'] as const

interface TabsProps {
  tabs: readonly Tab[]
  chosen: Tab
  onChoose: (tab: Tab) => void
}

function Tabs({ tabs, chosen, onChoose }: TabsProps) {
  const { words } = useDescribed()
  return (
    <div className={styles.tabs} role="tablist">
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={chosen === name}
          className={styles.tab}
          onClick={() => onChoose(name)}
        >
          {words[name === 'look' ? 'lookTab' : name]}
        </button>
      ))}
    </div>
  )
}
