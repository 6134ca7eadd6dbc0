import type { Feature } from '../feature'
import { attendanceActions } from './attendance.service'
import { changeActions } from './change-booking.service'
import { DeskResolver } from './desk.resolver'
import { deskActions } from './desk.service'

export const deskFeature: Feature = {
  resolvers: [DeskResolver],
  auditActions: { ...deskActions, ...attendanceActions, ...changeActions },
}
