import { findPart } from '#domain/page/edit/find.ts'
import { BlockIcon } from '#ui/office/icon/block-icon.tsx'
import { duplicate, remove, step } from '../store/edit-page.ts'
import { useBuilder, useDescribed, useStore } from '../store/use-builder.ts'

/** The bar over the selected part on the canvas: its name and its most frequent actions. */
export function ActionBar({ label }: { label?: string }) {
  const { words } = useDescribed()
  const store = useStore()
  const selected = useBuilder((state) => state.selected)
  const part = useBuilder(({ page }) => findPart(page, selected)?.part)
  if (!selected || !part) return <div className="wicha-bar">{label}</div>
  const acts = [
    { icon: 'arrow-up', label: words.up, act: () => step(store, selected, -1) },
    { icon: 'arrow-down', label: words.down, act: () => step(store, selected, 1) },
    ...(part === 'column' ? [] : [{ icon: 'copy', label: words.duplicate, act: () => duplicate(store, selected) }]),
    { icon: 'trash', label: words.remove, act: () => remove(store, selected) },
  ]
  return (
    <div className="wicha-bar" role="toolbar" aria-label={words.commands}>
      <BlockIcon name="grip-vertical" size={16} />
      <span>{label}</span>
      {acts.map(({ icon, label: name, act }) => (
        <button key={icon} type="button" aria-label={name} title={name} onClick={act}>
          <BlockIcon name={icon} size={16} />
        </button>
      ))}
    </div>
  )
}
