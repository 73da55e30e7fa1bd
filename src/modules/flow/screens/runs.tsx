import { NativeSelect, TextInput } from '@mantine/core'
import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import { ListView } from '#ui/office/list/list.tsx'
import styles from '../components/runs.module.css'
import type { loader } from './runs.server.ts'

export { loader } from './runs.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The runs of flows, by flow, state and day. */
export default function FlowRuns() {
  const { list, filter, day, flows, older, words } = useLoaderData<typeof loader>()
  return (
    <ListView
      description={list}
      form={Form}
      filter={
        <Form method="get" className={styles.filter} key={`${filter.flowID} ${filter.day}`}>
          {filter.state && <input type="hidden" name="state" value={filter.state} />}
          <NativeSelect size="sm" name="flow" label={words.flow} data={flows} defaultValue={filter.flowID ?? ''} />
          <TextInput size="sm" name="day" label={words.day} defaultValue={day} placeholder={words.dayExample} />
          <Button type="submit">{words.show}</Button>
          {older && <ButtonLink href={older}>{words.older}</ButtonLink>}
        </Form>
      }
    />
  )
}
