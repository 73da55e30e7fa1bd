import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import { findPart } from '#domain/page/edit/find.ts'
import { fill } from '#domain/locale/fill.ts'
import { Rows } from '#platform/content/page/view/page-view.tsx'
import { BlockIcon } from '#ui/office/icon/block-icon.tsx'
import { nameOf, useBuilder, useDescribed } from '../store/use-builder.ts'

interface BlockProps {
  id: string
  type: string
  View: ComponentType<{ shown: unknown }> | undefined
}

/** A block as visitors see it; a card where it has nothing to be seen, with the reason where there is one. */
export function BlockOnCanvas({ id, type, View }: BlockProps) {
  const told = useDescribed()
  const shown = useBuilder((state) => state.shown[id])
  const kind = told.kindOf.get(type)
  const name = nameOf(told, type)
  if (shown && 'fault' in shown) return <Card icon="alert-triangle" title={name} text={shown.fault} />
  const held = shown && 'rows' in shown ? shown.rows : undefined
  if ((!View && !held) || !kind || kind.isCard) return <Card icon={kind?.icon ?? 'box'} title={name} />
  if (!shown) return <div className="wicha-waiting" />
  return (
    <div className="wicha-block" data-empty={fill(told.words.emptyBlock, { name })} inert>
      <Caught key={JSON.stringify(shown).length} otherwise={<Card icon="alert-triangle" title={name} />}>
        <Suspense fallback={<div className="wicha-waiting" />}>
          {held ? <Rows rows={held} /> : View && <View shown={shown.shown} />}
        </Suspense>
      </Caught>
    </div>
  )
}

/** An object that nobody here knows: it is kept, and says so. */
export function UnknownOnCanvas({ id }: { id: string }) {
  const { words } = useDescribed()
  const type = useBuilder(({ page }) => {
    const found = findPart(page, id)
    return found?.part === 'object' ? found.object.type : ''
  })
  return <Card icon="help-circle" title={`${words.unknown} (${type})`} text={words.unknownText} />
}

function Card({ icon, title, text }: { icon: string; title: string; text?: string }) {
  return (
    <div className="wicha-card">
      <BlockIcon name={icon} size={20} />
      <span>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
    </div>
  )
}

interface CaughtProps {
  otherwise: ReactNode
  children: ReactNode
}

/** A view that fails takes neither the page nor the work on it with it. */
class Caught extends Component<CaughtProps, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render() {
    return this.state.isBroken ? this.props.otherwise : this.props.children
  }
}
