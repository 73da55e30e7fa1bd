import { use } from 'react'
import { Button } from '#ui/button/button.tsx'
import { FormPageContext } from '../../../components/state/form-context.ts'
import { startFlow } from '../../../components/state/start-flow.ts'
import type { Props } from './block.ts'

/** A button that runs a flow with the answers as they are. Without a flow it is not there. */
export default function FormFlowButton({ shown: { label, flow, style } }: { shown: Props }) {
  const page = use(FormPageContext)
  if (label === '' || (page && flow === '')) return null
  return (
    <div className="wrap">
      <Button type="button" look={style} onClick={() => page && startFlow(flow, page)}>
        {label}
      </Button>
    </div>
  )
}
