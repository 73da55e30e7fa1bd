export { holidaysBetween, type HolidaysBetween } from './holidays/holidays-between.server.ts'
export { holdRooms, type SessionRoom } from './rooms/hold-room.server.ts'
export { describeRoomProblems, type RoomProblem } from './rooms/room-problems.server.ts'
export { parseHours } from './rules/opening-hours.ts'
