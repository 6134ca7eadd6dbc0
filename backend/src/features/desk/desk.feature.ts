import type { Feature } from '../feature'
import { attendanceActions } from './attendance.service'
import { changeActions } from './change-booking.service'
import { DeskResolver } from './desk.resolver'
import { deskActions } from './desk.service'
import { playerActions } from './player-attendance.service'

export const deskFeature: Feature = {
  resolvers: [DeskResolver],
  auditActions: { ...deskActions, ...attendanceActions, ...changeActions, ...playerActions },
}
