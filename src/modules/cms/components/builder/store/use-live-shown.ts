import { useEffect, useRef } from 'react'
import { objectsOf } from '#domain/page/edit/find.ts'
import type { Page, PageObject } from '#domain/page/page.ts'
import { useAsk } from './use-ask.ts'
import { useStore } from './use-builder.ts'

const afterMs = 300
const inColumn = 50

/** Loads the data of changed objects shortly after a change, and only of those. */
export function useLiveShown(opened: Page) {
  const store = useStore()
  const ask = useAsk()
  const known = useRef(new Map(objectsOf(opened).map((object) => [object.id, said(object)])))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false
    const send = async () => {
      const changed = objectsOf(store.get().page).filter((object) => known.current.get(object.id) !== said(object))
      if (changed.length === 0 || isAsking) return
      isAsking = true
      const { shown, refused } = await ask({ intent: 'show', page: JSON.stringify(pageOf(changed)) })
      isAsking = false
      if (shown) {
        for (const object of changed) known.current.set(object.id, said(object))
        store.show(shown)
      }
      if (shown && !refused) later()
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void send(), afterMs)
    }
    let { page } = store.get()
    const stop = store.subscribe(() => {
      if (store.get().page === page) return
      page = store.get().page
      later()
    })
    later()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [ask, store])
}

const said = ({ type, version, props }: PageObject) => JSON.stringify([type, version, props])

/** Objects wrapped in a page, because requests carry pages. */
export const pageOf = (objects: PageObject[]): Page => ({
  version: 1,
  rows: Array.from({ length: Math.ceil(objects.length / inColumn) }, (_, at) => ({
    ...{ id: `_r${at}`, gapSize: 0 },
    columns: [
      { id: `_c${at}`, col: 12, alignment: 'left', objects: objects.slice(at * inColumn, (at + 1) * inColumn) },
    ],
  })),
})
