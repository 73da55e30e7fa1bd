import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router'
import { askLibrary } from '#platform/http/client/ask-library.ts'
import { sendUpload } from '#platform/http/client/send-upload.ts'
import { fill } from '#domain/locale/fill.ts'
import { Library } from '#ui/office/controls/upload/library/library.ts'
import { UploadSender } from '#ui/office/controls/upload/upload.ts'
import { OfficeProvider } from '#ui/office/provider.tsx'
import { Builder } from '../../../components/builder/builder.tsx'
import type { loader } from './builder.server.ts'

export { action, loader } from './builder.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: fill(loaderData.described.words.screen, { title: loaderData.opened.title }) }] : []

/** The builder keeps its own state, so the initial data is never reloaded. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false

/** Errors and lost connections are ordinary responses, so that unsaved work stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (!isRouteErrorResponse(error)) return { refused: { status: 0, why: '' } }
    const { issues = [] } = (error.data ?? {}) as { issues?: { th: string; en: string }[] }
    const why = issues[0]?.[document.documentElement.lang === 'en' ? 'en' : 'th'] ?? ''
    return { refused: { status: error.status, why } }
  }
}

/** The page builder in the full window. */
export default function PageBuilder() {
  const { opened, live, shown, described } = useLoaderData<typeof loader>()
  const { scheme, density } = described.look
  return (
    <OfficeProvider scheme={scheme} density={density} hasLetters>
      <UploadSender value={sendUpload}>
        <Library value={askLibrary}>
          <Builder key={opened._id} {...{ opened, live, shown, described }} />
        </Library>
      </UploadSender>
    </OfficeProvider>
  )
}
