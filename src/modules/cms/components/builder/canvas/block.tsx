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

/** A block as visitors see it. If it shows nothing, a card with the reason. */
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

/** An object of an unknown type. It is kept, and a card says so. */
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

/** Catches errors of a block's view, so that the page and the unsaved work survive. */
class Caught extends Component<CaughtProps, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render() {
    return this.state.isBroken ? this.props.otherwise : this.props.children
  }
}
