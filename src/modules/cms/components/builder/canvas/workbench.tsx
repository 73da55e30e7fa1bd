import '@puckeditor/core/no-external.css'
import { createUsePuck, Drawer, Puck, useGetPuck } from '@puckeditor/core'
import { type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react'
import { arranged, type Canvas, fromCanvas, shapeOf, toCanvas } from '#domain/page/edit/canvas.ts'
import { BlockViews } from '#platform/content/page/view/block-views.ts'
import { LeftPanel } from '../panel/left-panel.tsx'
import { newObject, useBuilder, useDescribed, useStore } from '../store/use-builder.ts'
import { ActionBar } from './action-bar.tsx'
import { canvasConfig } from './config.tsx'
import { Frame } from './frame.tsx'
import { Stage } from './stage.tsx'
import styles from './stage.module.css'

const usePuck = createUsePuck()

/** The palette and the canvas, between which Puck drags. The store holds the page, and Puck mirrors it. */
export default function Workbench({ width }: { width: number }) {
  const told = useDescribed()
  const namesFrame = useNamedFrame(told.words.canvas)
  const store = useStore()
  const views = use(BlockViews)
  const config = useMemo(() => canvasConfig(told, views), [told, views])
  const first = useMemo(() => toCanvas(store.get().page, (type) => told.kindOf.has(type)), [store, told])
  const overrides = useMemo(() => ({ iframe: Frame, actionBar: ActionBar }), [])
  const take = (data: unknown) => {
    const { page } = store.get()
    const next = arranged(
      page,
      fromCanvas(data as Canvas, (type) => {
        const { id: _, ...object } = newObject(told.kindOf.get(type)!)
        return object
      }),
    )
    if (shapeOf(next) !== shapeOf(page)) store.change(next)
  }
  return (
    <Puck
      config={config}
      data={first as never}
      onChange={take}
      overrides={overrides as never}
      dictionary={told.words.puck}
      iframe={inFrame}
      dnd={dragging}
    >
      <Follow />
      <div ref={namesFrame} className={styles.bench}>
        <LeftPanel around={Palette} item={DragItem} />
        <Stage width={width}>
          <Puck.Preview />
        </Stage>
      </div>
    </Puck>
  )
}

const inFrame = { enabled: true, syncHostStyles: false } as const
const dragging = { behavior: 'static' } as const

const Palette = ({ children }: { children: ReactNode }) => <Drawer>{children}</Drawer>

/**
 * Puck's drag item is a button without a label, so it gets its name here. With the keyboard, the button above it adds
 * the block.
 */
function DragItem({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  const inside = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const handle = inside.current?.closest<HTMLElement>('[data-puck-drawer-item]')
    if (!handle) return
    handle.setAttribute('aria-label', label)
    handle.tabIndex = -1
  }, [label])
  return (
    <Drawer.Item name={name}>
      {() => (
        <span ref={inside} className={styles.inside}>
          {children}
        </span>
      )}
    </Drawer.Item>
  )
}

/**
 * Names the frame of the canvas for screen readers. Puck creates the frame and may replace it at any time, even before
 * its document has loaded.
 */
const useNamedFrame = (title: string) =>
  useCallback(
    (bench: HTMLElement | null) => {
      if (!bench) return
      const name = () => bench.querySelector('iframe')?.setAttribute('title', title)
      const seen = new MutationObserver(name)
      seen.observe(bench, { childList: true, subtree: true })
      name()
      return () => seen.disconnect()
    },
    [title],
  )

/** Keeps Puck in sync with the store's page and selection, and the store's selection with Puck's. */
function Follow() {
  const told = useDescribed()
  const store = useStore()
  const page = useBuilder((state) => state.page)
  const selected = useBuilder((state) => state.selected)
  const dispatch = usePuck((puck) => puck.dispatch)
  const data = usePuck((puck) => puck.appState.data)
  const chosen = usePuck((puck) => (puck.selectedItem?.props as { id?: string } | undefined)?.id ?? null)
  const getPuck = useGetPuck()
  const known = useRef({ shape: '', chosen })
  useEffect(() => {
    const shape = shapeOf(page)
    if (shape === known.current.shape) return
    known.current.shape = shape
    if (shape === itemShape(data as never)) return
    dispatch({
      type: 'setData',
      data: () => toCanvas(page, (type) => told.kindOf.has(type)) as never,
      recordHistory: false,
    })
    // Puck selects by position, and that position may now hold another part.
    const { selected: stands } = store.get()
    const itemSelector = stands === null ? null : (getPuck().getSelectorForId(stands) ?? null)
    known.current.chosen = itemSelector ? stands : null
    dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false })
  }, [page, data, dispatch, told, store, getPuck])
  useEffect(() => {
    if (chosen === known.current.chosen) return
    known.current.chosen = chosen
    store.select(chosen)
  }, [chosen, store])
  useEffect(() => {
    if (selected === known.current.chosen) return
    const itemSelector = selected === null ? null : (getPuck().getSelectorForId(selected) ?? null)
    if (selected !== null && itemSelector === null) return
    known.current.chosen = selected
    dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false })
  }, [selected, data, getPuck, dispatch])
  return null
}

type Item = { type: string; props: Record<string, unknown> & { id: string } }

/** Like `shapeOf`, for Puck's data. A block outside a row gives a shape that no page has. */
function itemShape({ content }: { content: Item[] }): string {
  const inside = (held: unknown) => (Array.isArray(held) ? (held as Item[]) : [])
  return JSON.stringify(
    content.map(({ props }) => [
      props.id,
      inside(props['columns']).map((column) => [
        column.props.id,
        inside(column.props['objects']).map((object) => object.props.id),
      ]),
    ]),
  )
}
