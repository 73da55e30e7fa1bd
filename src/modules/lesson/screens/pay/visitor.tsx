import type { MetaFunction } from 'react-router'
import { PayScreen } from '../../components/pay/pay-screen.tsx'
import type { loader } from './visitor.server.ts'

export { action, headers, loader } from './visitor.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The order of a visitor, for who has its link. */
export default function VisitorOrder() {
  return <PayScreen />
}
