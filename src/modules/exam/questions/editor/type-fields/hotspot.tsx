import { NativeSelect, TextInput } from '@mantine/core'
import type { Area } from '#domain/learning/assessment/question.ts'
import { AreaFields } from '../parts/area-fields.tsx'
import { withCurrent } from '../parts/option-more.tsx'
import styles from '../editor.module.css'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** An image and the areas in it that are right. A press on the image adds a circle; numbers do the same by keyboard. */
export function HotspotEditor(props: TypeEditorProps<'hotspot'>) {
  const { content, answer, change, words, images } = props
  const setImage = (image: string) => change({ content: { ...content, image, width: 0, height: 0 } })
  return (
    <>
      <NativeSelect
        label={words.hotspotImage}
        data={[{ value: '', label: words.selectImage }, ...withCurrent(images, content.image)]}
        value={content.image}
        onChange={({ currentTarget }) => setImage(currentTarget.value)}
      />
      <TextInput
        label={words.alt}
        maxLength={500}
        value={content.alt}
        onChange={({ currentTarget }) => change({ content: { ...content, alt: currentTarget.value } })}
      />
      {content.image && <Picture {...props} />}
      <AreaFields areas={answer.areas} words={words} change={(areas) => change({ answer: { areas } })} />
    </>
  )
}

function Picture({ content, answer, change, words }: TypeEditorProps<'hotspot'>) {
  const measure = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    if (width > 0 && (width !== content.width || height !== content.height))
      change({ content: { ...content, width, height } })
  }
  const addAt = (x: number, y: number) =>
    change({ answer: { areas: [...answer.areas, { shape: 'circle', x, y, radius: 50 }] } })
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={words.areasHint}
      onClick={({ clientX, clientY, currentTarget, detail }) => {
        if (detail === 0) return addAt(500, 500)
        const box = currentTarget.getBoundingClientRect()
        addAt(thousandth((clientX - box.left) / box.width), thousandth((clientY - box.top) / box.height))
      }}
    >
      <img
        src={`/${content.image}`}
        alt={content.alt}
        ref={(image) => {
          if (image?.complete) measure(image)
        }}
        onLoad={({ currentTarget }) => measure(currentTarget)}
      />
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        {answer.areas.map((area, index) => (
          <AreaShape key={index} area={area} />
        ))}
      </svg>
    </button>
  )
}

function AreaShape({ area }: { area: Area }) {
  if (area.shape === 'circle') return <ellipse cx={area.x} cy={area.y} rx={area.radius} ry={area.radius} />
  return <polygon points={area.points.map(({ x, y }) => `${x},${y}`).join(' ')} />
}

const thousandth = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000)
