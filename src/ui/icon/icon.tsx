import { classes } from '#ui/theme/classes.ts'
import { shapes } from './shapes.tsx'

export type IconName = keyof typeof shapes

type IconProps = { name: IconName; size?: 's' | 'l' }

/** An icon beside text. It is hidden from screen readers, so the label must carry its meaning. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg className={classes('icon', size && `icon--${size}`)} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  )
}
