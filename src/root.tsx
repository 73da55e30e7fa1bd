// Import this first: it declares the order of the CSS layers. A component's sheet before it would change that order.
import '#ui/theme/tokens.css'
import '#ui/theme/base.css'
import '#ui/theme/fonts.css'
import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Frame } from './app/frame.server.ts'
import { PublicFrame } from './app/layouts/public-frame.tsx'
import { StatusPage, titleOfStatus } from './app/layouts/status-page.tsx'
import { earlyPress } from '#app/layouts/client-log/replay-early-clicks.ts'
import { NoticeBar } from '#ui/frame/notice-bar.tsx'
import { PreviewBanner } from '#ui/frame/preview-banner.tsx'
import { LatePart } from '#ui/state/late-part.tsx'
import { brokenWords } from './app/words.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { noteFailedCall } from '#platform/http/client/failed-call.ts'
import { showLeftToast } from '#ui/state/toast/show-toast.ts'
import type { loader as rootLoader } from './root.server.ts'

export { loader, middleware } from './root.server.ts'

/** The title of a screen or the name of the site. A message of what happened precedes it. */
export const meta: MetaFunction<typeof rootLoader> = ({ loaderData, error }) => {
  const frame = loaderData?.frame ?? frameOf(error)
  if (!frame) return []
  return [
    {
      title: error
        ? `${titleOfStatus(frame, statusOf(error), reasonsOf(error).length > 0)} · ${frame.site.name}`
        : frame.site.name,
    },
  ]
}

/** The site's frame, from the root loader or from the error of a guard that ran before it. */
function useFrame(): Frame | undefined {
  const error = useRouteError()
  const loaded = useRouteLoaderData<typeof rootLoader>('root')
  return loaded?.frame ?? frameOf(error)
}

/** The content of a refusal: its reasons, and the frame if no loader has run. */
const toldBy = (error: unknown) =>
  isRouteErrorResponse(error) ? (error.data as { frame?: Frame; issues?: readonly Issue[] } | null) : null
const frameOf = (error: unknown) => toldBy(error)?.frame
const reasonsOf = (error: unknown) => toldBy(error)?.issues ?? []
const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

/** Only the server writes this script. Browsers do not load it again with the page's scripts. */
const firstScript = (frame: Frame | undefined) => (import.meta.env.SSR ? earlyPress(frame?.late) : '')

export function Layout({ children }: { children: ReactNode }) {
  const frame = useFrame()
  const { key } = useLocation()
  useEffect(showLeftToast, [key])
  return (
    <html lang={frame?.locale ?? 'th'} data-scheme={frame?.scheme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {frame?.theme.preloads.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {frame && <Tab tab={frame.tab} />}
        {frame?.preview && <meta name="robots" content="noindex, nofollow" />}
        <Meta />
        <Links />
        {frame?.theme.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {frame && <style dangerouslySetInnerHTML={{ __html: frame.theme.style }} />}
        {!frame?.preview && (
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript(frame) }} />
        )}
      </head>
      <body>
        {frame?.preview && <PreviewBanner {...frame.preview} />}
        {children}
        {!frame?.preview && <ScrollRestoration />}
        {!frame?.preview && <Scripts />}
      </body>
    </html>
  )
}

function Tab({ tab }: Pick<Frame, 'tab'>) {
  return (
    <>
      <link rel="icon" href={tab.icon} />
      {tab.touchIcon && <link rel="apple-touch-icon" href={tab.touchIcon} />}
      <meta name="theme-color" content={tab.colour} />
    </>
  )
}

export default function Root() {
  const frame = useFrame()
  const { state } = useNavigation()
  return (
    <>
      <Outlet />
      {frame?.acting && <NoticeBar {...frame.acting} />}
      {frame && state === 'loading' && <LatePart words={frame.late} />}
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const frame = useFrame()
  useEffect(() => {
    if (!isRouteErrorResponse(error)) noteFailedCall(String(error))
  }, [error])
  if (!frame) return <Broken />
  const reasons = reasonsOf(error).map((issue) => issue[frame.locale])
  return (
    <PublicFrame frame={frame}>
      <StatusPage frame={frame} status={statusOf(error)} reasons={reasons} />
    </PublicFrame>
  )
}

/** If not even the site's frame could be read: Thai first, then English, without styles. */
function Broken() {
  return (
    <main className="wrap block">
      <h1>{brokenWords.title.th}</h1>
      <p>{brokenWords.text.th}</p>
      <p lang="en">{`${brokenWords.title.en}. ${brokenWords.text.en}`}</p>
    </main>
  )
}
