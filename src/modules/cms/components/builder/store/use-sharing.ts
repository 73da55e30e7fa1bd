import { copiedText } from '#domain/page/edit/clipboard.ts'
import { insertObject, removePart } from '#domain/page/edit/edits.ts'
import { showToast } from '#ui/state/toast/show-toast.ts'
import { useAsk } from './use-ask.ts'
import { pageOf } from './use-live-shown.ts'
import { newId, newObject, useDescribed, useStore } from './use-builder.ts'

/**
 * Turns a row or a block into a shared part and replaces it on the page. Null if the viewer may not, or if shared parts
 * are unavailable.
 */
export function useSharing(): ((id: string, title: string) => Promise<void>) | null {
  const { words, kindOf, mayShare } = useDescribed()
  const store = useStore()
  const ask = useAsk()
  const kind = kindOf.get('synced')
  if (!mayShare || !kind) return null
  return async (id, title) => {
    const text = copiedText(store.get().page, id)
    if (text === null) return
    const { shared, refused } = await ask({ intent: 'share', title, text })
    if (!shared) return showToast({ kind: 'notification', text: refused?.why || words.failedPlain })
    const object = { ...newObject(kind), props: { post: shared._id } }
    // The part's data is loaded first, so that the canvas does not show a gap.
    const { shown } = await ask({ intent: 'show', page: JSON.stringify(pageOf([object])) })
    if (shown) store.show(shown)
    store.change(removePart(insertObject(store.get().page, { object, after: id, newId }), id))
    store.select(object.id)
    showToast({ kind: 'plain', text: words.sharedDone })
  }
}
