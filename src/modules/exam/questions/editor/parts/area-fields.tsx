import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import type { Area } from '#domain/learning/assessment/question.ts'
import { Button } from '#ui/office/controls/button.tsx'
import styles from '../editor.module.css'
import type { EditorWords } from '../words.ts'
import { IconButton } from './item-list.tsx'
import { NumberField } from './number-field.tsx'

interface AreaFieldsProps {
  areas: Area[]
  words: EditorWords
  change: (areas: Area[]) => void
}

const triangle = [
  { x: 400, y: 400 },
  { x: 600, y: 400 },
  { x: 500, y: 600 },
]

/** The areas of an image by their numbers. */
export function AreaFields({ areas, words, change }: AreaFieldsProps) {
  return (
    <fieldset className={styles.fields}>
      <legend>{words.areas}</legend>
      <p>{words.areasHint}</p>
      {areas.map((area, index) => (
        <div key={`${index} ${area.shape}`} className={styles.line}>
          <OneArea {...{ area, n: index + 1, words }} change={(next) => change(areas.with(index, next))} />
          <IconButton
            icon="trash"
            label={fill(words.removeItem, { name: `${words.areas} ${index + 1}` })}
            act={() => change(areas.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div className={styles.line}>
        <Button isSmall icon="plus" onClick={() => change([...areas, { shape: 'circle', x: 500, y: 500, radius: 50 }])}>
          {words.addCircle}
        </Button>
        <Button isSmall icon="plus" onClick={() => change([...areas, { shape: 'polygon', points: triangle }])}>
          {words.addPolygon}
        </Button>
      </div>
    </fieldset>
  )
}

interface OneAreaProps {
  area: Area
  n: number
  words: EditorWords
  change: (area: Area) => void
}

function OneArea({ area, n, words, change }: OneAreaProps) {
  if (area.shape === 'polygon') return <Corners {...{ area, n, words, change }} />
  const fields = [
    { name: 'x', label: words.areaX },
    { name: 'y', label: words.areaY },
    { name: 'radius', label: words.areaRadius },
  ] as const
  return fields.map(({ name, label }) => (
    <NumberField
      key={name}
      isCompact
      label={fill(label, { n })}
      {...{ value: area[name], min: name === 'radius' ? 1 : 0, max: 1000 }}
      change={(value = 1) => change({ ...area, [name]: value })}
    />
  ))
}

/** What is typed stays as it is; only whole corners count. */
function Corners({ area, n, words, change }: OneAreaProps & { area: Area & { shape: 'polygon' } }) {
  const [text, setText] = useState(area.points.map(({ x, y }) => `${x},${y}`).join(' '))
  const write = (next: string) => {
    setText(next)
    const points = [...next.matchAll(/(\d{1,4}),(\d{1,4})(?!\d)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
    change({ shape: 'polygon', points })
  }
  return (
    <TextInput
      className={styles.grow}
      label={fill(words.polygon, { n })}
      value={text}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  )
}
