import type { MetaFunction } from 'react-router'
import { PayScreen } from '../../components/pay/pay-screen.tsx'
import type { loader } from './pay.server.ts'

export { action, loader } from './pay.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The payment of an order of the viewer. */
export default function Pay() {
  return <PayScreen />
}
