import { drawings } from './drawings.ts'

export type IconName = keyof typeof drawings

/** An icon beside text, hidden from screen readers, so the label must carry its meaning. 18 px, 16 in toolbars. */
export function Icon({ name, size = 18, className }: { name: IconName; size?: number; className?: string }) {
  const Drawing = drawings[name]
  return <Drawing size={size} stroke={1.6} className={className} aria-hidden="true" style={{ flex: 'none' }} />
}
