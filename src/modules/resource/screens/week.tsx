import { type MetaFunction, useLoaderData } from 'react-router'
import { Week } from '../components/week/week.tsx'
import type { loader } from './week.server.ts'

export { loader } from './week.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The room bookings of one week. */
export default function WeekOfRooms() {
  return <Week {...useLoaderData<typeof loader>()} />
}
