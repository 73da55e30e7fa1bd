import { type MetaFunction, useLoaderData } from 'react-router'
import { OfficeProvider } from '#ui/office/provider.tsx'
import { BrowserLog } from '../components/browser-log.tsx'
import styles from '../components/display.module.css'
import type { loader } from './display.server.ts'

export { loader } from './display.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The debug display: a popup window of 500x600 beside the pages in development (specification §2.1). */
export default function Display() {
  const { words, facts } = useLoaderData<typeof loader>()
  return (
    <OfficeProvider>
      <main id="main" className={styles.display}>
        <h1>{words.heading}</h1>
        <h2>{words.request}</h2>
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h2>{words.log}</h2>
        <BrowserLog nothing={words.nothing} />
      </main>
    </OfficeProvider>
  )
}
