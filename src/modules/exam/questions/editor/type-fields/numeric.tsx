import { TextInput } from '@mantine/core'
import { fill } from '#domain/locale/fill.ts'
import type { AcceptedNumber } from '#domain/learning/assessment/question.ts'
import { Button } from '#ui/office/controls/button.tsx'
import styles from '../editor.module.css'
import { IconButton } from '../parts/item-list.tsx'
import { NumberField } from '../parts/number-field.tsx'
import { SettingCheckbox } from '../parts/setting-checkbox.tsx'
import { UnitList } from '../parts/unit-list.tsx'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** Accepted numbers with their tolerance, and units with their factors. */
export function NumericEditor(props: TypeEditorProps<'numeric'>) {
  const { content, answer, change, words } = props
  return (
    <>
      <AcceptedNumbers {...props} />
      <UnitList {...props} />
      {content.units.length > 0 && (
        <SettingCheckbox
          label={words.unitRequired}
          isOn={answer.isUnitRequired}
          change={(isUnitRequired) => change({ answer: { ...answer, isUnitRequired } })}
        />
      )}
    </>
  )
}

function AcceptedNumbers({ answer, change, words }: TypeEditorProps<'numeric'>) {
  const { accepted } = answer
  const set = (next: AcceptedNumber[]) => change({ answer: { ...answer, accepted: next } })
  return (
    <fieldset className={styles.fields}>
      <legend>{words.accepted}</legend>
      {accepted.map((number, index) => (
        <div key={index} className={styles.line}>
          <NumberFields {...{ number, n: index + 1, words }} change={(next) => set(accepted.with(index, next))} />
          <IconButton
            icon="trash"
            label={fill(words.removeItem, { name: fill(words.value, { n: index + 1 }) })}
            isOff={accepted.length === 1}
            act={() => set(accepted.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div>
        <Button isSmall icon="plus" onClick={() => set([...accepted, emptyNumber])}>
          {words.add}
        </Button>
      </div>
    </fieldset>
  )
}

const emptyNumber: AcceptedNumber = { value: '', tolerance: '0', isRelative: false, percent: 100 }

interface NumberFieldsProps extends Pick<TypeEditorProps<'numeric'>, 'words'> {
  number: AcceptedNumber
  n: number
  change: (number: AcceptedNumber) => void
}

function NumberFields({ number, n, words, change }: NumberFieldsProps) {
  return (
    <>
      {(['value', 'tolerance'] as const).map((name) => (
        <TextInput
          key={name}
          className={styles.small}
          label={fill(words[name], { n })}
          inputMode="decimal"
          maxLength={60}
          value={number[name]}
          onChange={({ currentTarget }) => change({ ...number, [name]: currentTarget.value })}
        />
      ))}
      <SettingCheckbox
        label={words.relative}
        isOn={number.isRelative}
        change={(isRelative) => change({ ...number, isRelative })}
      />
      <NumberField
        isCompact
        label={fill(words.acceptedPercent, { n })}
        {...{ value: number.percent, min: -100, max: 100, decimals: 5 }}
        change={(percent = 0) => change({ ...number, percent })}
      />
    </>
  )
}
