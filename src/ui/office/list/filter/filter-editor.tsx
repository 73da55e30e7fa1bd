import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { filterAddress } from './filter-address.ts'
import type { FilterDescription, FilterField, WrittenCondition } from './filter-description.ts'
import styles from './filter.module.css'
import { ValueControl } from './value-control.tsx'

type FilterEditorProps = { filter: FilterDescription; found: string; go: (href: string) => void }

/** The conditions of a list, one on each line. A complete condition applies at once. */
export function FilterEditor({ filter, found, go }: FilterEditorProps) {
  const { fields, words } = filter
  const [lines, setLines] = useState<WrittenCondition[]>(() => begun(filter))
  const [isAny, setAny] = useState(filter.isAny)
  const hold = (next: WrittenCondition[], any = isAny) => {
    setLines(next)
    setAny(any)
    const address = filterAddress(filter.baseHref, {
      conditions: next.filter((one) => isWhole(fields, one)),
      isAny: any,
    })
    if (address !== addressNow(filter)) go(address)
  }
  const change = (at: number, line: WrittenCondition) => hold(lines.with(at, line))
  return (
    <div className={styles.editor}>
      <EditorHead words={words} isAny={isAny} join={(any) => hold(lines, any)} />
      {lines.map((line, at) => (
        <FilterLine
          key={at}
          {...{ line, filter }}
          change={(next) => change(at, next)}
          take={() => hold(lines.toSpliced(at, 1))}
        />
      ))}
      <div className={styles.foot}>
        <Button look="bare" isSmall icon="plus" onClick={() => setLines([...lines, firstOf(fields)])}>
          {words.add}
        </Button>
        <span className={styles.found} role="status">
          {found}
        </span>
      </div>
    </div>
  )
}

type EditorHeadProps = { words: FilterDescription['words']; isAny: boolean; join: (isAny: boolean) => void }

function EditorHead({ words, isAny, join }: EditorHeadProps) {
  return (
    <div className={styles.head}>
      <b>{words.filter}</b>
      <div className={styles.segments} role="group">
        {[false, true].map((any) => (
          <button key={String(any)} type="button" aria-pressed={isAny === any} onClick={() => join(any)}>
            {any ? words.any : words.all}
          </button>
        ))}
      </div>
    </div>
  )
}

type LineProps = {
  line: WrittenCondition
  filter: FilterDescription
  change: (line: WrittenCondition) => void
  take: () => void
}

function FilterLine({ line, filter: { fields, conditions, words }, change, take }: LineProps) {
  const field = fields.find(({ name }) => name === line.field) ?? fields[0]!
  const operator = field.operators.find(({ value }) => value === line.operator) ?? field.operators[0]!
  return (
    <div className={styles.line}>
      <NativeSelect
        size="sm"
        aria-label={words.field}
        value={field.name}
        data={fields.map(({ name, label }) => ({ value: name, label }))}
        onChange={({ currentTarget }) => change(firstOf(fields, currentTarget.value))}
      />
      <NativeSelect
        size="sm"
        aria-label={words.operator}
        value={operator.value}
        data={field.operators.map(({ value, label }) => ({ value, label }))}
        onChange={({ currentTarget }) => change(withOperator(field, line, currentTarget.value))}
      />
      <ValueControl
        key={field.name}
        {...{ field, operator, words }}
        chosen={conditions.flatMap((one) => (one.field === field.name ? (one.chosen ?? []) : []))}
        value={line.value}
        change={(value) => change({ ...line, operator: operator.value, value })}
      />
      <Button look="bare" isSmall isSquare icon="x" aria-label={words.take} onClick={take} />
    </div>
  )
}

const firstOf = (fields: readonly FilterField[], name?: string): WrittenCondition => {
  const field = fields.find((one) => one.name === name) ?? fields[0]!
  return { field: field.name, operator: field.operators[0]!.value, value: '' }
}

/** Keeps the value if the other operator takes the same kind of value. */
function withOperator(field: FilterField, line: WrittenCondition, value: string): WrittenCondition {
  const controlOf = (name: string) => field.operators.find((one) => one.value === name)?.control
  return { ...line, operator: value, value: controlOf(line.operator) === controlOf(value) ? line.value : '' }
}

const isWhole = (fields: readonly FilterField[], { field, operator, value }: WrittenCondition) => {
  const asked = fields.find(({ name }) => name === field)?.operators.find((one) => one.value === operator)
  return asked !== undefined && (asked.control === 'none' || value.trim() !== '')
}

const begun = ({ conditions, fields }: FilterDescription): WrittenCondition[] =>
  conditions.length > 0
    ? conditions.map(({ field, operator, value }) => ({ field, operator, value }))
    : fields.length > 0
      ? [firstOf(fields)]
      : []

const addressNow = ({ baseHref, conditions, isAny }: FilterDescription) =>
  filterAddress(baseHref, { conditions, isAny })
