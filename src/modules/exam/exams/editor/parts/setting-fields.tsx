import { Checkbox, NativeSelect, NumberInput } from '@mantine/core'
import type { ExamSettings } from '#domain/learning/assessment/blueprint.ts'
import type { EditingProps } from './editing-props.ts'
import styles from './editor.module.css'

type NumberName = 'duration' | 'passPercent' | 'attempts' | 'waitBetween' | 'perPage' | 'secondMarker' | 'resitCap'

/** The numbers in their order on the screen. An empty one that may be empty is null: no limit. */
const numbers: readonly { name: NumberName; min: number; max: number; canBeEmpty: boolean; isWhole: boolean }[] = [
  { name: 'duration', min: 1, max: 1440, canBeEmpty: true, isWhole: true },
  { name: 'passPercent', min: 0, max: 100, canBeEmpty: false, isWhole: false },
  { name: 'attempts', min: 1, max: 100, canBeEmpty: true, isWhole: true },
  { name: 'waitBetween', min: 0, max: 525_600, canBeEmpty: false, isWhole: true },
  { name: 'perPage', min: 0, max: 500, canBeEmpty: false, isWhole: true },
  { name: 'resitCap', min: 0, max: 100, canBeEmpty: true, isWhole: false },
  { name: 'secondMarker', min: 0, max: 100, canBeEmpty: true, isWhole: false },
]

/** The rules of an exam: each a plain label with a short hint. */
export function SettingFields({ described, blueprint, edit }: EditingProps) {
  const { words, settingWords } = described
  const { settings } = blueprint
  const change = (of: Partial<ExamSettings>) => edit({ do: 'change-settings', change: of })
  return (
    <fieldset className={styles.card}>
      <legend>{words.settings}</legend>
      <div className={styles.pair}>
        {numbers.map(({ name, min, max, canBeEmpty, isWhole }) => (
          <NumberInput
            key={name}
            label={settingWords[name]}
            description={settingWords[`${name}Hint`]}
            value={settings[name] ?? ''}
            {...{ min, max, allowDecimal: !isWhole, decimalScale: 2 }}
            onChange={(value) => {
              if (value === '' && canBeEmpty) change({ [name]: null })
              if (value !== '' && Number(value) >= min && Number(value) <= max) change({ [name]: Number(value) })
            }}
          />
        ))}
      </div>
      <Choices {...{ described, settings, change }} />
      {(['releasesItself', 'hasPenalty'] as const).map((name) => (
        <Checkbox
          key={name}
          label={settingWords[name]}
          description={settingWords[`${name}Hint`]}
          checked={settings[name]}
          onChange={({ target }) => change({ [name]: target.checked })}
        />
      ))}
    </fieldset>
  )
}

const choiceNames = {
  scoring: ['best', 'last', 'first', 'mean'],
  navigation: ['free', 'forward'],
  reviewLevel: ['nothing', 'score', 'answers', 'keys'],
  reviewFrom: ['submitted', 'closed', 'released'],
} as const

interface ChoicesProps extends Pick<EditingProps, 'described'> {
  settings: ExamSettings
  change: (of: Partial<ExamSettings>) => void
}

function Choices({ described, settings, change }: ChoicesProps) {
  const { settingWords, choices } = described
  const { review } = settings
  const now = { ...settings, reviewLevel: review.level, reviewFrom: review.from }
  const set = (name: keyof typeof choiceNames, value: string) => {
    if (name === 'reviewLevel') return change({ review: { ...review, level: value as typeof review.level } })
    if (name === 'reviewFrom') return change({ review: { ...review, from: value as typeof review.from } })
    return change({ [name]: value })
  }
  return (
    <div className={styles.pair}>
      {(Object.keys(choiceNames) as (keyof typeof choiceNames)[]).map((name) => (
        <NativeSelect
          key={name}
          label={settingWords[name]}
          description={settingWords[`${name}Hint`]}
          data={choiceNames[name].map((value) => ({ value, label: choices[value] }))}
          value={now[name]}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
    </div>
  )
}
