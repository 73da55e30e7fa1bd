import { drawings } from './drawings.ts'

export type IconName = keyof typeof drawings

/** A drawing beside words, hidden from readers: what it says must also be in the label. 18 px, 16 in toolbars. */
export function Icon({ name, size = 18, className }: { name: IconName; size?: number; className?: string }) {
  const Drawing = drawings[name]
  return <Drawing size={size} stroke={1.6} className={className} aria-hidden="true" style={{ flex: 'none' }} />
}
