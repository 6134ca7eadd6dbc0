import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Surveys1795234455096 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "amenities_survey" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "submissionKey" uuid, "name" character varying(100), "email" character varying(254), "fitnessCenter" boolean NOT NULL DEFAULT false, "personalTraining" boolean NOT NULL DEFAULT false, "groupFitnessClasses" boolean NOT NULL DEFAULT false, "yogaStudio" boolean NOT NULL DEFAULT false, "cafeteria" boolean NOT NULL DEFAULT false, "smoothieBar" boolean NOT NULL DEFAULT false, "vendingMachines" boolean NOT NULL DEFAULT false, "massageTherapy" boolean NOT NULL DEFAULT false, "physicalTherapy" boolean NOT NULL DEFAULT false, "saunaStream" boolean NOT NULL DEFAULT false, "iceBaths" boolean NOT NULL DEFAULT false, "loungeArea" boolean NOT NULL DEFAULT false, "privateEventSpace" boolean NOT NULL DEFAULT false, "outdoorPatio" boolean NOT NULL DEFAULT false, "equipmentRental" boolean NOT NULL DEFAULT false, "lockerRental" boolean NOT NULL DEFAULT false, "proShop" boolean NOT NULL DEFAULT false, "childcare" boolean NOT NULL DEFAULT false, "laundryService" boolean NOT NULL DEFAULT false, "parkingValidation" boolean NOT NULL DEFAULT false, "additionalComments" character varying(5000), "submittedAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "amenities_survey_key_unique" UNIQUE ("submissionKey"), CONSTRAINT "PK_094f46635f28b8bb4c5bb2f2244" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_0e1aba5bd401ea08e2e3ef4e8d" ON "amenities_survey"  ("submittedAt", "id") `,
    )
    await queryRunner.query(
      `CREATE TABLE "general_survey" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "submissionKey" uuid, "name" character varying(100), "email" character varying(254), "userId" uuid, "phone" character varying(40), "playFrequency" character varying(100), "experienceLevel" character varying(100), "interestedFeatures" character varying(100) array NOT NULL DEFAULT '{}', "membershipInterest" character varying(100), "hearAboutUs" character varying(100), "additionalComments" character varying(5000), "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "general_survey_key_unique" UNIQUE ("submissionKey"), CONSTRAINT "PK_d538541493d192de984bdea142a" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_36492c6fb0ac9f2d7724afd2d5" ON "general_survey"  ("userId") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_4db8d76ba986efe7431c4eb751" ON "general_survey"  ("createdAt", "id") `,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."location_survey_preferredlocation_enum" AS ENUM('south_miami', 'kendall', 'doral', 'hialeah', 'coral_gables', 'miami', 'other')`,
    )
    await queryRunner.query(
      `CREATE TABLE "location_survey" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "submissionKey" uuid, "name" character varying(100), "email" character varying(254), "preferredLocation" "public"."location_survey_preferredlocation_enum" NOT NULL, "otherLocation" character varying(100), "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "location_survey_key_unique" UNIQUE ("submissionKey"), CONSTRAINT "PK_0cf1bef10b8f7ba8c7ad717485c" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_4786caa9287b106cbb994d3dec" ON "location_survey"  ("createdAt", "id") `,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."member_survey_drivingdistance_enum" AS ENUM('less_than_10', '10_to_20', '20_to_30', 'over_30')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."member_survey_playingdays_enum" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."member_survey_preferredtimes_enum" AS ENUM('early_morning', 'late_morning', 'afternoon', 'evening', 'late_night', 'overnight')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."member_survey_importantfeatures_enum" AS ENUM('24_7_access', 'unlimited_training', 'open_play_hours', 'skill_matchmaking', 'leagues_ladders', 'guest_passes', 'social_events', 'pro_shop', 'beginner_clinics', 'online_booking')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."member_survey_premiumfeatures_enum" AS ENUM('locker_storage', 'unlimited_guest', 'reserved_peak_hours', 'coaching_clinics', 'nothing_extra')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."member_survey_pricingfeedback_enum" AS ENUM('great_value', 'consider_lower', 'pay_per_session', 'too_expensive')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."member_survey_readinesstojoin_enum" AS ENUM('yes_100', 'possibly', 'no_not_now')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."member_survey_wouldrefer_enum" AS ENUM('yes', 'maybe', 'no')`,
    )
    await queryRunner.query(
      `CREATE TABLE "member_survey" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "submissionKey" uuid, "userId" uuid, "drivingDistance" "public"."member_survey_drivingdistance_enum", "playingDays" "public"."member_survey_playingdays_enum" array NOT NULL DEFAULT '{}', "preferredTimes" "public"."member_survey_preferredtimes_enum" array NOT NULL DEFAULT '{}', "importantFeatures" "public"."member_survey_importantfeatures_enum" array NOT NULL DEFAULT '{}', "premiumFeatures" "public"."member_survey_premiumfeatures_enum" array NOT NULL DEFAULT '{}', "pricingFeedback" "public"."member_survey_pricingfeedback_enum", "readinessToJoin" "public"."member_survey_readinesstojoin_enum", "wouldRefer" "public"."member_survey_wouldrefer_enum", "email" character varying(254), "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "member_survey_key_unique" UNIQUE ("submissionKey"), CONSTRAINT "PK_cc32537c10df68d0a89c6ab27c2" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_ed18393eecb47839aba0378228" ON "member_survey"  ("userId") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_fef9cee5c0cb80a2d57d8c94d6" ON "member_survey"  ("createdAt", "id") `,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."pricing_survey_preferredpricingmodel_enum" AS ENUM('option1', 'option2', 'option3')`,
    )
    await queryRunner.query(
      `CREATE TABLE "pricing_survey" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "submissionKey" uuid, "name" character varying(100), "email" character varying(254), "preferredPricingModel" "public"."pricing_survey_preferredpricingmodel_enum", "additionalComments" character varying(5000), "submittedAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pricing_survey_key_unique" UNIQUE ("submissionKey"), CONSTRAINT "PK_a4d62a4c486d5509e4a264d4a0a" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_ba79326a43c650eb112af5facd" ON "pricing_survey"  ("submittedAt", "id") `,
    )
    await queryRunner.query(
      `ALTER TABLE "general_survey" ADD CONSTRAINT "FK_36492c6fb0ac9f2d7724afd2d56" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "member_survey" ADD CONSTRAINT "FK_ed18393eecb47839aba0378228e" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "member_survey" DROP CONSTRAINT "FK_ed18393eecb47839aba0378228e"`,
    )
    await queryRunner.query(
      `ALTER TABLE "general_survey" DROP CONSTRAINT "FK_36492c6fb0ac9f2d7724afd2d56"`,
    )
    await queryRunner.query(`DROP INDEX "public"."IDX_ba79326a43c650eb112af5facd"`)
    await queryRunner.query(`DROP TABLE "pricing_survey"`)
    await queryRunner.query(`DROP TYPE "public"."pricing_survey_preferredpricingmodel_enum"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_fef9cee5c0cb80a2d57d8c94d6"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_ed18393eecb47839aba0378228"`)
    await queryRunner.query(`DROP TABLE "member_survey"`)
    await queryRunner.query(`DROP TYPE "public"."member_survey_wouldrefer_enum"`)
    await queryRunner.query(`DROP TYPE "public"."member_survey_readinesstojoin_enum"`)
    await queryRunner.query(`DROP TYPE "public"."member_survey_pricingfeedback_enum"`)
    await queryRunner.query(`DROP TYPE "public"."member_survey_premiumfeatures_enum"`)
    await queryRunner.query(`DROP TYPE "public"."member_survey_importantfeatures_enum"`)
    await queryRunner.query(`DROP TYPE "public"."member_survey_preferredtimes_enum"`)
    await queryRunner.query(`DROP TYPE "public"."member_survey_playingdays_enum"`)
    await queryRunner.query(`DROP TYPE "public"."member_survey_drivingdistance_enum"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_4786caa9287b106cbb994d3dec"`)
    await queryRunner.query(`DROP TABLE "location_survey"`)
    await queryRunner.query(`DROP TYPE "public"."location_survey_preferredlocation_enum"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_4db8d76ba986efe7431c4eb751"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_36492c6fb0ac9f2d7724afd2d5"`)
    await queryRunner.query(`DROP TABLE "general_survey"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_0e1aba5bd401ea08e2e3ef4e8d"`)
    await queryRunner.query(`DROP TABLE "amenities_survey"`)
  }
}
