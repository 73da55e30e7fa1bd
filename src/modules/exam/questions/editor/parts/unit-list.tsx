import { TextInput } from '@mantine/core'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/office/controls/button.tsx'
import styles from '../editor.module.css'
import type { TypeEditorProps } from '../type-editor-props.ts'
import { IconButton } from './item-list.tsx'

/** Units that an answer may name. The factors belong to the key. */
export function UnitList({ content, answer, change, words }: TypeEditorProps<'numeric'>) {
  const units = content.units.map((name) => ({ name, factor: answer.units[name] ?? '1' }))
  const set = (next: Unit[]) =>
    change({
      content: { units: next.map(({ name }) => name) },
      answer: {
        ...answer,
        units: Object.fromEntries(next.map(({ name, factor }) => [name, factor])),
        isUnitRequired: answer.isUnitRequired && next.length > 0,
      },
    })
  return (
    <fieldset className={styles.fields}>
      <legend>{words.units}</legend>
      <p>{words.unitsHint}</p>
      {units.map((unit, index) => (
        <div key={index} className={styles.line}>
          <UnitFields {...{ unit, n: index + 1, words }} change={(next) => set(units.with(index, next))} />
          <IconButton
            icon="trash"
            label={fill(words.removeItem, { name: fill(words.unitName, { n: index + 1 }) })}
            act={() => set(units.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          isSmall
          icon="plus"
          disabled={units.length >= 20}
          onClick={() => set([...units, { name: '', factor: '1' }])}
        >
          {words.add}
        </Button>
      </div>
    </fieldset>
  )
}

interface Unit {
  name: string
  factor: string
}

interface UnitFieldsProps extends Pick<TypeEditorProps<'numeric'>, 'words'> {
  unit: Unit
  n: number
  change: (unit: Unit) => void
}

function UnitFields({ unit, n, words, change }: UnitFieldsProps) {
  return (
    <>
      <TextInput
        className={styles.small}
        aria-label={fill(words.unitName, { n })}
        maxLength={30}
        value={unit.name}
        onChange={({ currentTarget }) => change({ ...unit, name: currentTarget.value })}
      />
      <TextInput
        className={styles.small}
        aria-label={fill(words.unitFactor, { n })}
        inputMode="decimal"
        maxLength={60}
        value={unit.factor}
        onChange={({ currentTarget }) => change({ ...unit, factor: currentTarget.value })}
      />
    </>
  )
}
