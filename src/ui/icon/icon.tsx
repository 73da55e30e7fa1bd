import { classes } from '#ui/theme/classes.ts'
import { shapes } from './shapes.tsx'

export type IconName = keyof typeof shapes

type IconProps = { name: IconName; size?: 's' | 'l' }

/** A drawing beside words. It is hidden from readers: whatever it says must also be in the label. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg className={classes('icon', size && `icon--${size}`)} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  )
}
