import { Form, useLoaderData } from 'react-router'
import { ActionButton } from '#ui/office/controls/action.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'
import type { loader } from './fields.server.ts'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './fields.server.ts'

/** The fields of people that the site defines, and the usual ones with one press. */
export default function Fields() {
  const { preset, list } = useLoaderData<typeof loader>()
  const hidden = [{ name: 'intent', value: 'usual-fields' }]
  return (
    <ListScreen>
      {preset && list && (
        <Banner
          kind="notice"
          act={
            <ActionButton action={{ label: preset.add, method: 'post', icon: 'plus', hidden }} form={Form} isSmall />
          }
        >
          {preset.text}
        </Banner>
      )}
    </ListScreen>
  )
}
