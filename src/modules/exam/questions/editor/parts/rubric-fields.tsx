import { TextInput } from '@mantine/core'
import { fill } from '#domain/locale/fill.ts'
import type { RubricLine } from '#domain/learning/assessment/question.ts'
import { Button } from '#ui/office/controls/button.tsx'
import styles from '../editor.module.css'
import { newID } from '../new-id.ts'
import type { EditorWords } from '../words.ts'
import { IconButton } from './item-list.tsx'
import { NumberField } from './number-field.tsx'

interface RubricFieldsProps {
  rubric: RubricLine[]
  words: EditorWords
  change: (rubric: RubricLine[]) => void
}

/** Criteria with their levels. A criterion is worth the points of its best level. */
export function RubricFields({ rubric, words, change }: RubricFieldsProps) {
  const add = () => change([...rubric, { id: newID(), text: '', levels: [newLevel(0), newLevel(1)] }])
  return (
    <fieldset className={styles.fields}>
      <legend>{words.rubric}</legend>
      {rubric.map((line, index) => (
        <div key={line.id} className={styles.item}>
          <div className={styles.line}>
            <TextInput
              className={styles.grow}
              aria-label={fill(words.criterion, { n: index + 1 })}
              placeholder={fill(words.criterion, { n: index + 1 })}
              maxLength={2000}
              value={line.text}
              onChange={({ currentTarget }) => change(rubric.with(index, { ...line, text: currentTarget.value }))}
            />
            <IconButton
              icon="trash"
              label={fill(words.removeItem, { name: fill(words.criterion, { n: index + 1 }) })}
              act={() => change(rubric.toSpliced(index, 1))}
            />
          </div>
          <div className={styles.more}>
            <Levels
              {...{ levels: line.levels, of: index + 1, words }}
              change={(levels) => change(rubric.with(index, { ...line, levels }))}
            />
          </div>
        </div>
      ))}
      <div>
        <Button isSmall icon="plus" disabled={rubric.length >= 30} onClick={add}>
          {words.addCriterion}
        </Button>
      </div>
    </fieldset>
  )
}

interface LevelsProps {
  levels: RubricLine['levels']
  of: number
  words: EditorWords
  change: (levels: RubricLine['levels']) => void
}

function Levels({ levels, of, words, change }: LevelsProps) {
  return (
    <div className={styles.item}>
      {levels.map((level, index) => (
        <div key={level.id} className={styles.line}>
          <TextInput
            className={styles.grow}
            aria-label={fill(words.level, { n: index + 1, of })}
            maxLength={2000}
            value={level.text}
            onChange={({ currentTarget }) => change(levels.with(index, { ...level, text: currentTarget.value }))}
          />
          <NumberField
            isCompact
            label={fill(words.levelPoints, { n: index + 1, of })}
            {...{ value: level.points, min: 0, max: 1000, decimals: 2 }}
            change={(points = 0) => change(levels.with(index, { ...level, points }))}
          />
          <IconButton
            icon="trash"
            label={fill(words.removeItem, { name: fill(words.level, { n: index + 1, of }) })}
            isOff={levels.length === 1}
            act={() => change(levels.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          isSmall
          icon="plus"
          disabled={levels.length >= 20}
          onClick={() => change([...levels, newLevel(levels.length)])}
        >
          {words.addLevel}
        </Button>
      </div>
    </div>
  )
}

const newLevel = (points: number) => ({ id: newID(), text: '', points })
