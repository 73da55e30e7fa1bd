import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { elementText } from '../../pdf/printed-certificate.ts'
import type { LayoutEdit } from '../../rules/edit-layout.ts'
import { type CertificateLayout, type LayoutElement, pageSize } from '../../rules/layout-parts.ts'
import styles from './editor.module.css'
import type { EditorProps } from './layout-editor.tsx'

type Style = CSSProperties & Partial<Record<`--${string}`, string | number>>

export interface EditingProps {
  layout: CertificateLayout
  edit: (edit: LayoutEdit) => void
  selected: number | null
  select: (at: number | null) => void
}

type CanvasProps = EditingProps & Pick<EditorProps, 'words' | 'kinds' | 'facts'>

/** The page at the width of the screen. Its parts are buttons, which drag and listen to the arrow keys. */
export function Canvas({ layout, edit, selected, select, words, kinds, facts }: CanvasProps) {
  const { width, height } = pageSize(layout.page)
  const page = useRef<HTMLDivElement>(null)
  const style: Style = { '--page': `${width} / ${height}`, ...imageOf(layout.background) }
  const mmPerPixel = () => width / (page.current?.clientWidth || width)
  return (
    <div ref={page} className={styles.page} style={style} role="group" aria-label={words.canvas}>
      {layout.elements.map((element, at) => (
        <Part
          key={at}
          {...{ element, at, width, height, edit, select, mmPerPixel }}
          isSelected={at === selected}
          label={`${fill(words.part, { n: at + 1 })}: ${kinds[element.kind]} ${elementText(element, facts)}`}
          text={elementText(element, facts) || kinds[element.kind]}
        />
      ))}
    </div>
  )
}

interface PartProps extends Pick<EditingProps, 'edit' | 'select'> {
  element: LayoutElement
  at: number
  width: number
  height: number
  isSelected: boolean
  label: string
  text: string
  mmPerPixel: () => number
}

function Part({ element, at, width, height, isSelected, label, text, edit, select, mmPerPixel }: PartProps) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const drag = (event: PointerEvent) => {
    if (!from.current) return
    const scale = mmPerPixel()
    edit({ do: 'move', at, dx: (event.clientX - from.current.x) * scale, dy: (event.clientY - from.current.y) * scale })
    from.current = { x: event.clientX, y: event.clientY }
  }
  const begin = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, y: event.clientY }
    select(at)
  }
  return (
    <button
      type="button"
      className={styles.part}
      data-kind={element.kind}
      aria-pressed={isSelected}
      aria-label={label}
      style={placeOf(element, { width, height })}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={() => (from.current = null)}
      onPointerCancel={() => (from.current = null)}
      onFocus={() => select(at)}
      onKeyDown={(event) => onKey(event, { at, edit, select })}
    >
      {element.kind === 'line' ? '' : text}
    </button>
  )
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function onKey(event: KeyboardEvent, { at, edit, select }: Pick<PartProps, 'at' | 'edit' | 'select'>) {
  const [dx, dy] = arrows[event.key] ?? []
  if (dx !== undefined) edit({ do: event.shiftKey ? 'resize' : 'move', at, dx, dy: dy! })
  else if (event.key === 'Delete') {
    edit({ do: 'remove', at })
    select(null)
  } else return
  event.preventDefault()
}

/** Places and sizes are shares of the page, so that it has the same look at every width. */
function placeOf(element: LayoutElement, { width, height }: { width: number; height: number }): Style {
  const share = (mm: number, whole: number) => `${(100 * mm) / whole}%`
  return {
    left: share(element.x, width),
    top: share(element.y, height),
    width: share(element.w, width),
    height: share(element.h, height),
    '--size': (element.size * 25.4) / 72 / width,
    '--weight': element.font === 'bold' ? 600 : 400,
    '--colour': element.colour,
    '--align': element.align,
    ...imageOf(element.image),
  }
}

const imageOf = (key: string) => (key === '' ? {} : { backgroundImage: `url("/${key}")` })
