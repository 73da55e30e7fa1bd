import { ColorInput } from '@mantine/core'
import { contrastOf, gradeOf } from '#domain/page/check/contrast.ts'
import { useDescribed } from '../store/use-builder.ts'
import { useGround } from '../store/use-ground.ts'
import { type ControlProps, textOf } from './prop.ts'
import styles from './fields.module.css'

const named: Record<string, string> = { white: '#ffffff', black: '#000000' }

/** A colour of the site's theme or a custom one, with its contrast against the background. */
export function ColourControl({ field, value, onChange }: ControlProps) {
  const { canvas, words } = useDescribed()
  const { brand, accent } = canvas.colours
  const colour = named[textOf(value)] ?? textOf(value)
  const ground = useGround(colour)
  const contrast = ground === null ? null : contrastOf(colour, ground)
  const grade = contrast === null ? null : gradeOf(contrast)
  const colours = ['white', 'black', brand, accent].filter((one) => named[one] ?? /^#[0-9a-f]{6}$/i.test(one))
  return (
    <div className={styles.colour} role="group" aria-label={field.label}>
      <span>{field.label}</span>
      <div className={styles.swatches}>
        {colours.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.swatch}
            style={{ background: one }}
            aria-label={one}
            aria-pressed={(named[one] ?? one) === colour}
            onClick={() => onChange(one)}
          />
        ))}
        {contrast !== null && (
          <span className={styles.contrast} data-good={grade !== null} title={words.contrast}>
            {`${grade ?? '!'} ${contrast.toFixed(1)}`}
          </span>
        )}
      </div>
      <ColorInput
        size="sm"
        aria-label={field.label}
        format="hex"
        value={colour}
        onChange={(next) => /^#[0-9a-f]{6}$/i.test(next) && next !== colour && onChange(next)}
      />
    </div>
  )
}
