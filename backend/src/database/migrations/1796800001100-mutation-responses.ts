import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A repeated mutation gets the first response. */
export class MutationResponses1796800001100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE mutation_response (
      key uuid NOT NULL,
      "userId" uuid NOT NULL,
      "requestHash" character(64) NOT NULL,
      response text,
      "createdAt" timestamptz NOT NULL,
      CONSTRAINT mutation_response_pkey PRIMARY KEY (key),
      CONSTRAINT mutation_response_user_fk FOREIGN KEY ("userId") REFERENCES "user" (id) ON DELETE CASCADE
    )`)
    await queryRunner.query('CREATE INDEX mutation_response_user ON mutation_response ("userId")')
    await queryRunner.query(
      'CREATE INDEX mutation_response_created ON mutation_response ("createdAt")',
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE mutation_response')
  }
}
