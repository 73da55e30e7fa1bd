import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { Form, Outlet, useLoaderData, useLocation } from 'react-router'
import { dropDrafts } from '#ui/office/form/draft/draft-store.ts'
import { DraftOwner } from '#ui/office/form/draft/use-draft.ts'
import { askChoices } from '#platform/http/client/ask-choices.ts'
import { askLibrary } from '#platform/http/client/ask-library.ts'
import { askPlaces } from '#platform/http/client/ask-places.ts'
import { Choices } from '#ui/office/field/choosing/ask-choices.ts'
import { Places } from '#ui/office/field/place/places.ts'
import { SaveFailure } from '#ui/office/state/save-failure.ts'
import { OfficeFrame } from '#ui/office/frame/frame.tsx'
import { Tools } from '#ui/office/frame/tools.tsx'
import { IdleWarning } from '#ui/office/frame/idle/idle-warning.tsx'
import { useToast } from '#ui/office/state/toast.tsx'
import { OfficeProvider } from '#ui/office/provider.tsx'
import { Library } from '#ui/office/controls/upload/library/library.ts'
import { UploadSender } from '#ui/office/controls/upload/upload.ts'
import { sendUpload } from '#platform/http/client/send-upload.ts'
import type { loader } from './office.server.ts'

import { stayInForm } from './office/failed-save.ts'
import { useOffice, useOfficeClient } from './office/use-office.ts'
import { tellSent, useSending } from './office/use-sending.ts'
import { useSessionClock } from './office-idle.ts'

const layers = () => import('./office/late-layers.tsx')
const LateLayers = lazy(layers)

export { loader } from './office.server.ts'

/** An error while saving leaves the person on the screen. */
export const clientMiddleware = [stayInForm(tellSent)]

/** The back-office layout: menu, header bar and Mantine. None of it reaches a public page (requirement L68.1). */
export default function OfficeLayout() {
  const { notice, idle, look, failed, ...loaded } = useLoaderData<typeof loader>()
  const clock = useSessionClock(idle)
  const failure = useSending({ words: failed, locale: loaded.locale, close: loaded.frame.close })
  useToast(notice)
  useSavedDrafts()
  return (
    <OfficeProvider scheme={look.scheme} density={look.density} hasLetters={look.hasLetters}>
      <DraftOwner value={loaded.person.id}>
        <Framed loaded={loaded} {...look}>
          <IdleWarning idle={clock} words={loaded.words} />
          <UploadSender value={sendUpload}>
            <Places value={askPlaces}>
              <Choices value={askChoices}>
                <Library value={askLibrary}>
                  <SaveFailure value={failure}>
                    <Outlet />
                  </SaveFailure>
                </Library>
              </Choices>
            </Places>
          </UploadSender>
        </Framed>
      </DraftOwner>
    </OfficeProvider>
  )
}

type Loaded = Omit<ReturnType<typeof useLoaderData<typeof loader>>, 'notice' | 'idle' | 'look' | 'failed'>

interface FramedProps {
  loaded: Loaded
  isRailed: boolean
  hasLetters: boolean
  children: ReactNode
}

/** The frame, its keyboard shortcuts, and the layers above the page. */
function Framed({ loaded, isRailed, hasLetters, children }: FramedProps) {
  const { isTourDue, layers: said, unread, locale, frame: words, ...frame } = loaded
  const scope = `${frame.person.id} ${frame.person.role} ${locale}`
  const client = useOfficeClient({ scope, close: words.close })
  const { opened, open, rail } = useOffice(client, { isRailed, isTourDue })
  useEffect(() => whenIdle(() => void layers()), [])
  const [isAllRead, setAllRead] = useState(false)
  const onUnread = useCallback((n: number) => setAllRead(n === 0), [])
  const shown = { open, client, hasLetters, locale, words, ...said, onUnread }
  return (
    <OfficeFrame
      {...frame}
      rail={{ ...rail, label: words.rail }}
      tools={<Tools words={words} unread={isAllRead ? null : unread} onOpen={open} />}
      form={Form}
    >
      {children}
      <Suspense fallback={null}>
        {opened && (
          <LateLayers {...shown} opened={opened} switchTo={frame.site.switchTo} signOutAction={frame.signOutAction} />
        )}
      </Suspense>
    </OfficeFrame>
  )
}

/** Runs after the page is idle, so that layers open at once later. */
function whenIdle(act: () => void) {
  const later = setTimeout(act, 2000)
  return () => clearTimeout(later)
}

/** A page with `done` in its URL follows a successful save, so the drafts are obsolete. */
function useSavedDrafts() {
  const { search } = useLocation()
  useEffect(() => {
    if (new URLSearchParams(search).has('done')) dropDrafts({ isSent: true })
  }, [search])
}
